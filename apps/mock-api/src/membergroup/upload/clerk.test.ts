import { readFileSync } from 'node:fs';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { expect, test } from 'vitest';
import { groupCall } from '../../testing/identities/billing.ts';
import { worldOn } from '../../testing/worlds.ts';
import { matchResult } from '../match-result.ts';
import { sheetOf } from '../sheet.ts';
import { readFile } from './read-file.ts';

// The product's own form as a clerk filled it in, for an agency of 396 people.

const FOLDER = new URL('./clerk/', import.meta.url);
const { rows, month } = await sheetOf({
  ...groupCall(worldOn('2026-12-20'), '80010002'),
  body: { member_group_no: '80010002' },
});
const billed = new Map(rows.map(({ member, kep }) => [member.no, kep.totalSatang]));

/** Returns who is short, and the first problem; the number of rows that were left out. */
function check(name: string) {
  const table = readFile(readFileSync(new URL(name, FOLDER)), name);
  if ('refusal' in table) return { refused: table.refusal };
  const { lines, problems, leftOut } = matchResult(table, rows, recvPeriod(month), new Map());
  const [problem] = problems;
  if (problem) return { refused: problem.message, problems: problems.length };
  const short = lines
    .filter(({ no, deductedSatang }) => deductedSatang !== billed.get(no))
    .map(({ no, deductedSatang, reason }) => `${no} ${deductedSatang} ${reason}`);
  return { read: lines.length, short, leftOut: leftOut.length };
}

const TEN = [
  '14 1000000 เงินไม่พอ',
  '17 0 ลาออก',
  '24 0 ย้าย',
  '29 0 เสียชีวิต',
  '42 500050 เงินไม่พอ',
  '53 0 พักราชการ',
  '79 100000 เงินไม่พอ',
  '129 0 อื่น ๆ',
  '210 0 เงินไม่พอ',
  '313 250025 เงินไม่พอ',
];

test.each([
  ['form400.xlsx', [], 1],
  ['02-extra-totals.xlsx', TEN, 3],
  ['13c-reason-space.xlsx', TEN, 1],
  ['16b-formula-all.xlsx', TEN, 1],
  ['80-name-noprefix.xlsx', [], 1],
  ['82-name-abbr.xlsx', [], 1],
  ['83-total-in-A.xlsx', [], 1],
  ['84-sign-below.xlsx', [], 3],
])('[GRP-07] of %s every member is read, and what is none is left out', (name, short, leftOut) => {
  expect(check(name)).toEqual({ read: 396, short, leftOut });
});

test.each([
  ['71-lo.ods', '.ods', undefined],
  ['88-only-short.xlsx', 'ไม่มีแถวของสมาชิก 394 คน', 1],
])('[GRP-07] of %s nothing is taken, and the reason is true', (name, reason, problems) => {
  expect(check(name)).toEqual({
    refused: expect.stringContaining(reason),
    ...(problems !== undefined && { problems }),
  });
});
