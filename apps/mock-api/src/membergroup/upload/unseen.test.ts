import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { expect, test } from 'vitest';
import { groupCall } from '../../testing/identities/billing.ts';
import { archive, type TestSheet, workbookParts } from '../../testing/workbook.ts';
import { worldOn } from '../../testing/worlds.ts';
import { matchResult } from '../match-result.ts';
import { sheetOf } from '../sheet.ts';
import { readFile } from './read-file.ts';

const AGENCY = '80010001';
const { rows, month } = await sheetOf({
  ...groupCall(worldOn('2026-11-20'), AGENCY),
  body: { member_group_no: AGENCY },
});

function check(bytes: Uint8Array, answers: Readonly<Record<string, string>> = {}) {
  const table = readFile(bytes, 'ผล.xlsx');
  if ('refusal' in table) return { refused: [table.refusal], asked: [], lines: [] };
  const chosen = new Map(Object.entries(answers));
  const { lines, problems } = matchResult(table, rows, recvPeriod(month), chosen);
  const questions = problems.flatMap(({ question }) => question ?? []);
  return { refused: problems.map(({ message }) => message), asked: questions, lines };
}

const HEAD = ['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล'];
const billed = rows.map(({ kep }) => kep.totalSatang / 100);
const [first = 0, ...others] = billed;

/** A sheet on which the first member's amount has the workbook's second style. */
const sheetWith = (amount: number, name = 'ผล'): TestSheet => ({
  name,
  rows: [
    HEAD,
    ...[{ number: amount, format: '#,##0.00' }, ...others].map((cell, index) => [
      rows[index]?.member.membershipNo ?? '',
      cell,
      '',
    ]),
  ],
});

/** A workbook whose second style has letters and a fill of these colours. */
function coloured(letters: string, fill: string): Uint8Array {
  const parts = workbookParts([sheetWith(first)]);
  const styles = (parts['xl/styles.xml'] ?? '')
    .replace('<fills', `<fonts><font/><font><b/><color ${letters}/></font></fonts><fills`)
    .replace('</fills>', `<fill>${fill}</fill></fills>`)
    .replace('applyNumberFormat="1"', 'fontId="1" fillId="1" applyNumberFormat="1"');
  return archive({ ...parts, 'xl/styles.xml': styles });
}

const NONE = '<patternFill patternType="none"/>';
const solid = (colour: string) =>
  `<patternFill patternType="solid"><fgColor ${colour}/></patternFill>`;

test.each([
  ['rgb="FFFFFFFF"', NONE],
  ['theme="0"', NONE],
  ['indexed="9"', '<patternFill/>'],
  ['rgb="FF4472C4"', solid('rgb="004472c4"')],
  ['theme="4" tint="0.4"', solid('theme="4" tint="0.4"')],
])(
  '[GRP-07] an amount in letters %s on %s is asked about, and taken as the sender says',
  (...look) => {
    const file = coloured(...look);
    const { refused, asked } = check(file);
    expect(refused).toEqual(['สีตัวอักษรหรือรูปแบบของช่อง B2 ซ่อนค่านี้ไว้ 1 ช่อง จะอ่านหรือไม่']);
    const [{ key = '', choices = [] } = {}] = asked;
    expect(choices.map(({ value }) => value)).toEqual(['leave', 'read']);
    expect(check(file, { [key]: 'read' })).toMatchObject({
      refused: [],
      lines: { length: rows.length },
    });
    expect(check(file, { [key]: 'leave' }).refused).toHaveLength(1);
  },
);

test.each([
  ['rgb="FFFFFFFF"', solid('rgb="FF4472C4"')],
  ['rgb="FFFF0000"', NONE],
  ['theme="1"', NONE],
  ['auto="1"', solid('theme="0"')],
  ['rgb="FFFFFFFF"', '<patternFill patternType="gray125"/>'],
])('[GRP-07] an amount in letters %s on %s is seen and read', (...look) => {
  expect(check(coloured(...look))).toMatchObject({ refused: [], lines: { length: rows.length } });
});

test('[REAL-03][GRP-07] of two sheets that one sees with the head, the sender says which is meant', () => {
  const file = archive(workbookParts([sheetWith(first, 'ต.ค.'), sheetWith(first - 1, 'แก้ไข')]));
  const { refused, asked } = check(file);
  expect(refused).toEqual(['พบตารางผลการหักใน 2 แผ่นงาน: “ต.ค.”, “แก้ไข” จะอ่านแผ่นงานใด']);
  const key = asked[0]?.key ?? '';
  expect(check(file, { [key]: 'ต.ค.' })).toMatchObject({
    refused: [],
    lines: { length: rows.length },
  });
  // There the first member's amount is short, without a reason.
  expect(check(file, { [key]: 'แก้ไข' }).refused).toHaveLength(1);
  expect(check(file, { [key]: 'อื่น' }).refused).toEqual(refused);
});
