import { type PaperFields, paperText, readPaperCode } from '@coop/contracts/info/paper-code';
import { billedMonths } from '@coop/cooperative/agency/billing';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import { deriveDividends } from '@coop/cooperative/money/dividend/dividend';
import { kepOf } from '@coop/cooperative/money/records';
import { deriveYears } from '@coop/cooperative/money/year-summary';
import { findAgency } from '@coop/cooperative/people/agency';
import { deriveBeneficiaries } from '@coop/cooperative/people/beneficiaries';
import { sheetOn } from '@coop/cooperative/remittance/sheet';
import { demandsFor } from '@coop/cooperative/site/demands';
import { readerOf } from '@coop/cooperative/site/moderation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldOn } from '../../testing/worlds.ts';
import { hasLetter, letterOf } from '../../world/round/round.ts';
import {
  agencyLetterPaper,
  agencyReceiptPaper,
  agencySheetPaper,
  reminderPaper,
  slipPaper,
} from './agency.ts';
import { demandPaper } from './demand.ts';
import { dividendPaper } from './dividend.ts';
import { FINDERS, verifyCode, verifyNumber } from './find-paper.ts';
import { letterPaper } from './letter.ts';
import { kepPaper } from './receipt.ts';
import { settlementPaper } from './settlement.ts';
import { stamp } from './stamp.ts';
import {
  depositStatementPaper,
  loanStatementPaper,
  overduePaper,
  shareStatementPaper,
} from './statement.ts';
import { willPaper } from './will.ts';
import { yearPaper } from './year.ts';

const world = worldOn('2026-11-20', 12_000, 'demo');
/** One of the members has left. */
world.overlay.append({
  at: Date.parse('2026-10-20T10:00:00+07:00'),
  kind: 'end-notice',
  subject: '00005',
  value: { how: 'ลาออก', eventOn: '2026-10-20', paperNo: 'ลก. 1/2569' },
});
const DOCUMENTS = 1_000;
/** An office of ten people, and a school. */
const AGENCIES = ['80010001', '80010003'];

/** Returns two years' receipts and notices of a member, and every other paper of the day. */
function papersOfMember(no: number): PaperFields[] {
  const records = world.records(no);
  const { member, view, settlement } = records;
  const last = lastBilledMonth(view.asOf);
  const months = Array.from({ length: 24 }, (_, i) => kepOf(records, last - i));
  const [inForce] = deriveBeneficiaries(view, member);
  return [
    ...months.flatMap((kep) => (kep ? [kepPaper(records, kep)] : [])),
    shareStatementPaper(records),
    overduePaper(records),
    ...records.loans.map((loan) => loanStatementPaper(records, loan)),
    ...records.deposits.map((deposit) => depositStatementPaper(records, deposit)),
    ...(hasLetter(world, no) ? [letterPaper(letterOf(world, no))] : []),
    ...deriveDividends(records).flatMap((dividend) => dividendPaper(records, dividend) ?? []),
    ...deriveYears(records).map((year) => yearPaper(records, year)),
    ...(inForce ? [willPaper(member, inForce)] : []),
    ...(settlement ? [settlementPaper(member, settlement)] : []),
  ];
}

/** Returns letter, sheet and receipts of each month billed to an agency, the slips of the recorded ones, and the reminder. */
async function papersOfAgency(no: string): Promise<PaperFields[]> {
  const agency = findAgency(no, world.view().population);
  if (!agency) return [];
  const now = world.clock.now();
  const month = lastBilledMonth(world.view().asOf);
  const record = (instant: number, month: number) =>
    world.overlay.append({
      at: instant,
      kind: 'deduct-result',
      subject: no,
      value: { month, lines: [] },
    });
  // Recorded in time, and nothing has come.
  record(Date.parse('2026-10-20T10:00:00+07:00'), month - 1);
  record(now, month);
  const billing = await world.billing(agency);
  return billedMonths(billing).flatMap((month) => {
    const sheet = sheetOn(world, billing, month);
    const receipts = sheet.receipts.map((receipt, index) =>
      agencyReceiptPaper(sheet, receipt, index),
    );
    return [
      agencyLetterPaper(sheet),
      agencySheetPaper(sheet),
      slipPaper(sheet) ?? [],
      reminderPaper(world, sheet) ?? [],
      ...receipts,
    ].flat();
  });
}

/** Returns the papers of agencies, of an author of a demand, and of the first members, from the records. */
async function papersOfRecords(): Promise<PaperFields[]> {
  const papers = (await Promise.all(AGENCIES.map(papersOfAgency))).flat();
  papers.push(...demandsFor(world.overlay, readerOf(world, [])).map(demandPaper));
  for (let no = 1; papers.length < DOCUMENTS; no += 1) papers.push(...papersOfMember(no));
  return papers.slice(0, DOCUMENTS);
}

const papers = await papersOfRecords();

test('[ABI-07] the documents are of every kind that can be checked by its number', () => {
  const kinds = new Set(papers.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(Object.keys(FINDERS).sort());
});

/** Returns the text with one digit raised by 1 to 9, modulo ten. */
function withDigit(text: string, position: number, further: number): string {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[position % places.length] ?? 0;
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

/** Returns what a person may type for a text: with Thai digits, small letters, and spaces elsewhere. */
const typed = (text: string): string =>
  text
    .replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)))
    .toLowerCase()
    .replaceAll(' ', '')
    .replaceAll('-', ' - ');

test('[ABI-07] spaces, small letters and Thai digits in what is typed change nothing', async () => {
  for (const paper of papers) {
    const { check } = stamp(world, paper);
    const wanted = { state: 'ใช้ได้', ...paper };
    expect(await verifyNumber(world, typed(paper.number), typed(check))).toEqual(wanted);
  }
});

test.each<[string, (number: string) => string]>([
  ['without the zeros of its last part', (number) => number.replace(/(?<=[-/])0+(?=\d+$)/, '')],
  ['without the dot behind its letters', (number) => number.replace(/^(\P{N}+)\. ?/u, '$1')],
  ['with a dot behind its letters', (number) => number.replace(/^(\P{N}+)-/u, '$1. ')],
  ['with a dot for the dash between digits', (number) => number.replace(/(?<=\d)-(?=\d+$)/, '.')],
  ['with a space for the dash between digits', (number) => number.replace(/(?<=\d)-(?=\d+$)/, ' ')],
  ['with a slash for each dash between digits', (number) => number.replace(/(?<=\d)-(?=\d)/g, '/')],
  ['with a dash for each sign between digits', (number) => number.replace(/(?<=\d)\/(?=\d)/g, '-')],
  [
    'without the only sign between its digits',
    (number) => number.replace(/^(\P{N}*\d+)[-/](\d+)$/u, '$1$2'),
  ],
  ['with the words that stand before it', (number) => `เลขที่ ${number}`],
  ['without the letter of a demand', (number) => number.replace(/^D/, '')],
])('[ABI-07] a number typed %s is the paper that its code belongs to', async (_, change) => {
  const changed = papers.filter(({ number }) => change(number) !== number);
  expect(changed).not.toEqual([]);
  const few = new Map(changed.map((paper) => [paper.kind, paper]));
  for (const paper of few.values()) {
    const { check } = stamp(world, paper);
    const found = await verifyNumber(world, change(paper.number), check.replace('-', '.'));
    expect(found, change(paper.number)).toEqual({ state: 'ใช้ได้', ...paper });
    expect(await verifyNumber(world, change(paper.number), 'AAAA-AAAA')).toBeUndefined();
  }
});

test('[ABI-07] no document of 1,000 verifies with a figure, a day or a number changed', async () => {
  const field = fc.constantFrom<'number' | 'date' | 'amount'>('number', 'date', 'amount');
  const change = fc.tuple(field, fc.nat(20), fc.integer({ min: 1, max: 9 }));
  const changes = fc.sample(change, { numRuns: DOCUMENTS, seed: 7 });
  for (const [index, paper] of papers.entries()) {
    const [name, position, further] = changes[index] ?? (['amount', 0, 1] as const);
    const altered = { ...paper, [name]: withDigit(paper[name], position, further) };
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
  const arbitrary = fc.tuple(fc.nat(DOCUMENTS - 1), fc.nat(400), signs);
  const property = fc.asyncProperty(arbitrary, async ([index, position, sign]) => {
    const paper = papers[index];
    fc.pre(paper !== undefined);
    const { code } = stamp(world, paper);
    const place = position % code.length;
    fc.pre(code[place] !== sign);
    const altered = code.slice(0, place) + sign + code.slice(place + 1);
    expect(await verifyCode(world, altered)).toBeUndefined();
  });
  await fc.assert(property);
});
