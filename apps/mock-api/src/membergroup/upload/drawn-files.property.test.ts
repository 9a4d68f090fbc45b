import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { formatThaiMonth, periodAt, periodIndex } from '@coop/format/thai-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLook, drawFile, type Told } from '../../testing/drawn-results.ts';
import { groupCall } from '../../testing/identities/billing.ts';
import { worldOn } from '../../testing/worlds.ts';
import { matchResult } from '../match-result.ts';
import { sheetOf } from '../sheet.ts';
import { readFile } from './read-file.ts';

const AGENCY = '80010001';
const { rows, month } = await sheetOf({
  ...groupCall(worldOn('2026-11-20'), AGENCY),
  body: { member_group_no: AGENCY },
});
const PERIOD = recvPeriod(month);
const BEFORE = periodAt((periodIndex(PERIOD) ?? 0) - 1);

const anyTold = fc.tuple(
  ...rows.map(({ kep }) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Told>({ satang: kep.totalSatang, reason: '' }) },
      fc.record({
        satang: fc.oneof(fc.constant(0), fc.nat({ max: kep.totalSatang - 1 })),
        reason: fc.constantFrom('เงินไม่พอ', 'ย้าย', 'อื่น ๆ'),
      }),
    ),
  ),
);

function check(file: Uint8Array, name: string, answers: ReadonlyMap<string, string>) {
  const table = readFile(file, name);
  if ('refusal' in table) return { read: [], why: [table.refusal], problems: [] };
  const { lines, problems } = matchResult(table, rows, PERIOD, answers);
  const read =
    problems.length > 0
      ? []
      : lines.map(({ deductedSatang: satang, reason }) => ({ satang, reason }));
  return { read, why: problems.map(({ message }) => message), problems };
}

/** Answers each question: hidden rows are read where they are told of, everything else is as it is offered first. */
function answersTo(problems: ReturnType<typeof check>['problems'], readsRows: boolean) {
  const questions = problems.flatMap(({ question }) => question ?? []);
  return new Map(
    questions.map(({ key, choices }) => {
      const read = readsRows && choices.find(({ value }) => value === 'read');
      return [key, (read || choices[0])?.value ?? ''];
    }),
  );
}

test('[GRP-07] of files of every look nothing is read otherwise than it was meant', () => {
  const drawn = fc.property(anyTold, anyLook, (results, look) => {
    const { bytes, name } = drawFile({ rows, told: results, look, period: PERIOD, before: BEFORE });
    const first = check(bytes, name, new Map());
    if (look.isOfLastMonth && look.title !== 'none') {
      expect(first).toMatchObject({
        read: [],
        why: [expect.stringContaining(formatThaiMonth(BEFORE))],
      });
      return;
    }
    const hides = look.isWorkbook && look.hidden.length > 0;
    if (!hides) {
      expect(first).toEqual({ read: results, why: [], problems: [] });
      return;
    }
    // Before an answer nothing is taken, and each hidden part is named.
    expect(first.read).toEqual([]);
    expect(first.problems.every(({ question }) => question)).toBe(true);
    const kinds = first.problems.map(({ question }) => question?.key.replace(/:.*/, ''));
    expect(new Set(kinds)).toEqual(new Set(look.hidden.map((kind) => kind.replace(/ .*/, ''))));
    const answers = answersTo(first.problems, look.hidden.includes('rows of members'));
    const { read, why } = check(bytes, name, answers);
    expect(why).toEqual([]);
    expect(read).toEqual(results);
  });
  const runs = fc.readConfigureGlobal().numRuns ?? 25;
  fc.assert(drawn, { numRuns: runs * 12 });
});
