import { type PaperFields, paperText, readPaperCode } from '@coop/contracts/info/paper-code';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldOn } from '../../testing/worlds.ts';
import { lastBilledMonth } from '../../world/money/bill-day.ts';
import { kepOf, type Records } from '../../world/money/records.ts';
import { verifyCode, verifyNumber } from './find-paper.ts';
import { kepPaper } from './receipt.ts';
import { stamp } from './stamp.ts';
import {
  depositStatementPaper,
  loanStatementPaper,
  overduePaper,
  shareStatementPaper,
} from './statement.ts';

const world = worldOn('2026-11-20', 12_000, 'demo');
const DOCUMENTS = 1_000;

/** Two years' receipts and notices of a member, and the statements of the day. */
function papersOf(records: Records): PaperFields[] {
  const last = lastBilledMonth(records.view.asOf);
  const months = Array.from({ length: 24 }, (_, i) => kepOf(records, last - i));
  return [
    ...months.flatMap((kep) => (kep ? [kepPaper(records, kep)] : [])),
    shareStatementPaper(records),
    overduePaper(records),
    ...records.loans.map((one) => loanStatementPaper(records, one)),
    ...records.deposits.map((one) => depositStatementPaper(records, one)),
  ];
}

/** Papers of the first members, as they stand in the records. */
function papersOfRecords(): PaperFields[] {
  const papers: PaperFields[] = [];
  for (let no = 1; papers.length < DOCUMENTS; no += 1) papers.push(...papersOf(world.records(no)));
  return papers.slice(0, DOCUMENTS);
}

const papers = papersOfRecords();
/** The text with one digit another: so many further, from 1 to 9. */
function withDigit(text: string, at: number, further: number): string {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[at % places.length] ?? 0;
  return text.slice(0, place) + ((Number(text[place]) + further) % 10) + text.slice(place + 1);
}

test('[ABI-07] every genuine document of 1,000 verifies, by its QR and by what is typed', async () => {
  expect(papers).toHaveLength(DOCUMENTS);
  for (const paper of papers) {
    const { code, check } = stamp(world, paper);
    const wanted = { state: 'ใช้ได้', ...paper };
    expect(await verifyCode(world, code)).toEqual(wanted);
    expect(await verifyNumber(world, paper.number, check)).toEqual(wanted);
  }
});

test('[ABI-07] no document of 1,000 verifies with a figure, a day or a number changed', async () => {
  const field = fc.constantFrom<'number' | 'date' | 'amount'>('number', 'date', 'amount');
  const change = fc.tuple(field, fc.nat(20), fc.integer({ min: 1, max: 9 }));
  const changes = fc.sample(change, { numRuns: DOCUMENTS, seed: 7 });
  for (const [index, paper] of papers.entries()) {
    const [name, at, further] = changes[index] ?? (['amount', 0, 1] as const);
    const altered = { ...paper, [name]: withDigit(paper[name], at, further) };
    const { code, check } = stamp(world, paper);
    const { keyId = '' } = readPaperCode(code) ?? {};
    const forged = `${paperText(keyId, altered)}.${code.slice(code.lastIndexOf('.') + 1)}`;
    expect(await verifyCode(world, forged)).toBeUndefined();
    if (name === 'number') expect(await verifyNumber(world, altered.number, check)).toBeUndefined();
  }
});

test('[ABI-07] no code verifies with any one sign of it changed', async () => {
  const signs = fc.constantFrom(
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.',
  );
  const one = fc.tuple(fc.nat(DOCUMENTS - 1), fc.nat(400), signs);
  const property = fc.asyncProperty(one, async ([index, at, sign]) => {
    const paper = papers[index];
    fc.pre(paper !== undefined);
    const { code } = stamp(world, paper);
    const place = at % code.length;
    fc.pre(code[place] !== sign);
    const altered = code.slice(0, place) + sign + code.slice(place + 1);
    expect(await verifyCode(world, altered)).toBeUndefined();
  });
  await fc.assert(property, { numRuns: 1_000 });
});
