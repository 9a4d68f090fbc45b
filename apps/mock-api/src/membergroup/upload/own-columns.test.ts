import { fullName } from '@coop/cooperative/people/member';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { expect, test } from 'vitest';
import { groupCall } from '../../testing/identities/billing.ts';
import { type TestCell, workbook } from '../../testing/workbook.ts';
import { worldOn } from '../../testing/worlds.ts';
import { matchResult } from '../match-result.ts';
import { sheetOf } from '../sheet.ts';
import { readFile } from './read-file.ts';

const AGENCY = '80010001';
const { rows, month } = await sheetOf({
  ...groupCall(worldOn('2026-11-20'), AGENCY),
  body: { member_group_no: AGENCY },
});

/** A payroll: a title, heads of its own, somebody who is no member, the members, a sum. */
function payroll(change: (cells: TestCell[], index: number) => TestCell[] = (cells) => cells) {
  const people = rows.map(({ member, kep }, index) =>
    change([index + 2, fullName(member), member.no, 35_000, kep.totalSatang / 100], index),
  );
  return workbook([
    ['บัญชีเงินเดือน'],
    ['ที่', 'รายชื่อ', 'รหัสสหกรณ์', 'เงินเดือน', 'หักสหกรณ์'],
    [1, 'นายนอก สหกรณ์', 99_999, 20_000, 500],
    ...people,
    ['', 'รวม', '', '', 1],
  ]);
}

function check(
  bytes: Uint8Array,
  columns: Readonly<Record<string, string>> = {},
  more: readonly (readonly [string, string])[] = [],
) {
  const table = readFile(bytes, 'เงินเดือน.xlsx');
  if ('refusal' in table) throw new Error(table.refusal);
  const match = (answers: ReadonlyMap<string, string>) =>
    matchResult(table, rows, recvPeriod(month), answers);
  const questions = match(new Map()).problems.flatMap(({ question }) => question ?? []);
  const answers = questions.flatMap(({ key }): [string, string][] => {
    const [, name = ''] = /^column:(\w+):/.exec(key) ?? [];
    return name in columns ? [[key, columns[name] ?? '']] : [];
  });
  return { questions, ...match(new Map([...answers, ...more])) };
}

const COLUMNS = { membershipNo: 'C', deducted: 'E', name: 'B', reason: 'none' };

test('[GRP-07] of a payroll each column is questions about, with the first rows beside', () => {
  const { problems, questions, payroll: known } = check(payroll());
  expect(problems.map(({ message }) => message)).toEqual([
    'คอลัมน์ใดคือ “เลขที่สมาชิก”',
    'คอลัมน์ใดคือ “หักได้จริง”',
    'คอลัมน์ใดคือ “ชื่อ-นามสกุล”',
    'คอลัมน์ใดคือ “เหตุผล”',
  ]);
  expect(questions[3]?.choices.map(({ label }) => label)).toEqual([
    'ไม่มีในไฟล์นี้',
    ...['A ที่', 'B รายชื่อ', 'C รหัสสหกรณ์', 'D เงินเดือน', 'E หักสหกรณ์'],
  ]);
  expect(known?.firstRows.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
  expect(known?.firstRows[1]?.cells).toEqual(['1', 'นายนอก สหกรณ์', '99999', '20000', '500']);
});

test('[GRP-07] of a payroll everybody on the bill is read; who is not, and another name, is remarked on', () => {
  const married = payroll((cells, index) => (index === 0 ? cells.with(1, 'นายสมชาย ใหม่') : cells));
  const { lines, problems, rowsRead, warnings, payroll: known } = check(married, COLUMNS);
  expect(problems).toEqual([]);
  expect([lines.length, rowsRead]).toEqual([rows.length, rows.length]);
  expect(warnings.map(({ row, found, message }) => `${row} ${found}: ${message}`)).toEqual([
    '3 1 นายนอก สหกรณ์ 99999 20000 500: ไม่มีในงบหน้าเรียกเก็บของงวดนี้ จึงไม่นับ',
    '4 นายสมชาย ใหม่: เลขนี้เป็นของนายสมชาย ใจงาม กรุณาตรวจเลข หรือแก้ชื่อให้ตรง',
  ]);
  expect(known?.columns.map(({ column }) => column)).toEqual([
    'C รหัสสหกรณ์',
    'E หักสหกรณ์',
    'B รายชื่อ',
  ]);
});

test('[GRP-07] of a payroll whoever is short has no reason yet, and whoever is missing is named', () => {
  const short = payroll((cells, index) => (index === 1 ? cells.with(4, 100) : cells));
  const line = check(short, COLUMNS).lines.find(({ no }) => no === 3);
  expect(line).toEqual({ no: 3, deductedSatang: 100_00, reason: '' });
  const gone = payroll((cells, index) => (index === 1 ? cells.with(2, 88_888) : cells));
  const { problems } = check(gone, COLUMNS);
  expect(problems).toMatchObject([{ message: expect.stringContaining('ไม่มีแถวของ 00003') }]);
});

test('[GRP-07] an answer about the columns of one file is none about another with other heads', () => {
  const [first] = check(payroll()).questions;
  const other = workbook([['เลข', 'หัก'], ...rows.map(({ member }) => [member.no, 1])]);
  expect(check(other).questions[0]?.key).not.toBe(first?.key);
  // A choice that is none of the columns is questions about again.
  expect(check(payroll(), { ...COLUMNS, deducted: 'Z' }).problems).toHaveLength(1);
});

test('[GRP-07] where most names are those of others the column of the number is doubted once', () => {
  const running = payroll((cells, index) =>
    cells.with(0, rows[(index + 1) % rows.length]?.member.no ?? 0),
  );
  const wrong = { ...COLUMNS, membershipNo: 'A' };
  const { problems, lines, payroll: known } = check(running, wrong);
  expect(lines).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([
    'ชื่อส่วนใหญ่ไม่ตรงกับเลขที่เลือกไว้ คอลัมน์ใดคือ “เลขที่สมาชิก”',
  ]);
  expect(known?.firstRows).toHaveLength(4);
  const [doubt] = problems.flatMap(({ question }) => question ?? []);
  const asDoubted = (column: string) => check(running, wrong, [[doubt?.key ?? '', column]]);
  expect(asDoubted('C').warnings).toHaveLength(1);
  expect(asDoubted('C').lines).toHaveLength(rows.length);
  // Who insists is believed, and each name is remarked on.
  expect(asDoubted('A').warnings.length).toBeGreaterThanOrEqual(rows.length);
});
