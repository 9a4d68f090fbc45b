import { readdirSync, readFileSync } from 'node:fs';
import { fullName } from '@coop/cooperative/people/member';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { expect, test } from 'vitest';
import { groupCall } from '../../testing/identities/billing.ts';
import { archive, type TestCell, workbook } from '../../testing/workbook.ts';
import { worldOn } from '../../testing/worlds.ts';
import { matchResult } from '../match-result.ts';
import { sheetOf } from '../sheet.ts';
import { readFile } from './read-file.ts';

// Files as they came from public reports about other products, with what was meant by each.

const FOLDER = new URL('./files/', import.meta.url);
const AGENCY = '80010001';
const { rows, month } = await sheetOf({
  ...groupCall(worldOn('2026-11-20'), AGENCY),
  body: { member_group_no: AGENCY },
});

/** Returns what came of a file: who is short, by number; or why nothing was taken. */
function check(bytes: Uint8Array, name: string, answers: Readonly<Record<string, string>> = {}) {
  const table = readFile(bytes, name);
  if ('refusal' in table) return { row: table.row, refused: [table.refusal] };
  const chosen = new Map(Object.entries(answers));
  const matching = matchResult(table, rows, recvPeriod(month), chosen);
  const { lines, problems, leftOut } = matching;
  if (problems.length > 0) {
    const questionKeys = problems.flatMap(({ question }) => question?.key ?? []);
    return {
      refused: problems.map((problem) => `${problem.row} ${problem.message}`),
      asked: questionKeys,
    };
  }
  const satang = new Map(lines.map((line) => [line.no, line]));
  const short = rows.flatMap(({ member, kep }) => {
    const line = satang.get(member.no);
    if (line?.deductedSatang === kep.totalSatang) return [];
    return [`${member.membershipNo} ${line?.deductedSatang} ${line?.reason}`];
  });
  return { short, unread: table.unreadSheets, leftOut: leftOut.map(({ row }) => row) };
}

const bytesOf = (name: string) => readFileSync(new URL(name, FOLDER));
const see = (name: string, answers?: Readonly<Record<string, string>>) =>
  check(bytesOf(name), name, answers);

const FULL = [
  'amount-between-202d-and-202c.csv',
  'dash-as-no-reason.csv',
  'head-with-x000d.xlsx',
  'heads-after-200e.csv',
  'heads-with-line-break.xlsx',
  'member-number-after-200e.csv',
  'member-number-after-apostrophe.csv',
  'member-number-as-eq-quoted.csv',
  'name-after-200e.csv',
  'name-tone-mark-before-vowel.csv',
  'semicolon-thousands-one-title-line.csv',
  'tab-thousands-two-title-lines.csv',
  'unicode-text-of-excel.txt',
  'utf16be.csv',
];

test.each(FULL)('[GRP-07] of %s every member is read as paid in full', (name) => {
  expect(see(name)).toEqual({ short: [], unread: [], leftOut: [] });
});

const SHORT = '00003 10000 เงินไม่พอ';
test.each([
  ['part-named-sharedstrings-capital.xlsx', [SHORT], []],
  ['part-named-sheet.xml.xlsx', [SHORT], []],
  ['part-named-sheet1-capital.xlsx', [SHORT], []],
  ['part-names-with-backslash.xlsx', [SHORT], []],
  ['relation-prefix-d3p1-two-sheets.xlsx', [SHORT], ['อื่น']],
  ['difference-pasted-as-value.xlsx', ['00011 33086 เงินไม่พอ'], []],
  ['zero-left-of-a-subtraction.xlsx', ['00011 0 เงินไม่พอ'], []],
])('[GRP-07] of %s the amount that its maker wrote is read', (name, short, unread) => {
  expect(see(name)).toEqual({ short, unread, leftOut: [] });
});

test('[GRP-07] totals and signatures are left out, each by its row', () => {
  expect(see('total-and-signature-lines.xlsx')).toEqual({
    short: [],
    unread: [],
    leftOut: [12, 14, 15],
  });
});

test.each([
  ['hidden-first-sheet-old-form.xlsx', 'sheets:เก่า', 'แผ่นงาน “เก่า” ถูกซ่อนไว้', []],
  ['very-hidden-first-sheet-of-settings.xlsx', 'sheets:param', 'แผ่นงาน “param”', [SHORT]],
  ['hidden-old-column-same-head-twice.xlsx', 'columns:C,D', 'คอลัมน์ C (หักได้จริง), D (เหตุผล)', []],
])('[GRP-07] of %s what is hidden is named, and not read', (name, key, words, short) => {
  const first = see(name);
  expect(first.asked).toEqual([key]);
  expect(first.refused?.[0]).toContain(words);
  expect(see(name, { [key]: 'leave' })).toMatchObject({ short });
  // An answer to another question is none.
  expect(see(name, { 'rows:2': 'leave' })).toEqual(first);
});

test('[GRP-07] of filtered rows the clerk decides; left out, their members are missing', () => {
  const name = 'three-filtered-out-rows-with-old-values.xlsx';
  expect(see(name)).toEqual({
    asked: ['rows:9–11'],
    refused: ['9 แถวที่ 9–11 ถูกซ่อนหรือถูกกรองออก 3 แถว จะอ่านแถวเหล่านี้หรือไม่'],
  });
  expect(see(name, { 'rows:9–11': 'read' }).short).toEqual([
    '00009 0 ย้าย',
    '00011 0 ย้าย',
    '00012 0 ย้าย',
  ]);
  const left = see(name, { 'rows:9–11': 'leave' });
  expect(left.refused?.map((text) => text.slice(0, 19))).toEqual([
    '0 ไม่มีแถวของ 00009',
    '0 ไม่มีแถวของ 00011',
    '0 ไม่มีแถวของ 00012',
  ]);
});

test.each([
  ['title-last-month-short.xlsx', '0 ไฟล์นี้เป็นของงวดตุลาคม 2569 แต่'],
  ['title-last-month-thai-digits.xlsx', '0 ไฟล์นี้เป็นของงวดตุลาคม 2569 แต่'],
  ['title-last-month-with-era.xlsx', '0 ไฟล์นี้เป็นของงวดตุลาคม 2569 แต่'],
  ['open-quote.csv', 'แถวที่ 3 มีเครื่องหมายคำพูด'],
  ['table-of-a-web-page-saved-as.xls', 'ไฟล์นี้เป็นหน้าเว็บ (HTML)'],
])('[GRP-07] %s is refused for what is true, in one sentence', (name, words) => {
  const { refused = [] } = see(name);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain(words);
});

test('every file of the folder has its test', () => {
  expect(readdirSync(FOLDER)).toHaveLength(FULL.length + 7 + 1 + 3 + 1 + 5);
});

test.each([
  [
    'ผล.ods',
    archive({ mimetype: 'application/vnd', 'content.xml': '<a/>' }),
    'OpenDocument (.ods)',
  ],
  ['ผล.xlsb', archive({ 'xl/workbook.bin': 'x' }), '(.xlsb)'],
  ['ผล.docx', archive({ 'word/document.xml': '<a/>' }), 'เอกสาร Word'],
  ['ผล.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'แบบเก่า'],
  ['ผล.pdf', new TextEncoder().encode('%PDF-1.7'), 'ไฟล์ PDF'],
  [
    'ผล.xml',
    new TextEncoder().encode(
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    ),
    'XML Spreadsheet 2003',
  ],
])('[GRP-07] %s is called what it is', (name, bytes, words) => {
  const { refused = [''] } = check(bytes, name);
  expect(refused[0]).toContain(words);
  expect(refused[0]).toContain('(.xlsx)');
  // Whoever has called it so is told that the name is not enough.
  const renamed = check(bytes, 'ผล.xlsx').refused?.[0];
  expect(renamed).toContain('การเปลี่ยนชื่อเป็น .xlsx ไม่ได้เปลี่ยนชนิดของไฟล์');
});

test('[GRP-07] a text whose Thai letters were lost is told so', () => {
  const lost = new TextEncoder().encode('????????????,?????????,??????\n00001,100.00,');
  expect(check(lost, 'ผล.csv').refused?.[0]).toContain('ตัวอักษรไทยในไฟล์นี้กลายเป็น ? ทั้งหมด');
});

test('a file that is damaged or locked is not told to be saved as what it is', () => {
  const damaged = bytesOf('part-named-sheet.xml.xlsx').subarray(0, 900);
  const locked = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  const csv = new TextEncoder().encode('ก,ข\n1,2');
  for (const bytes of [damaged, locked, csv, new Uint8Array()]) {
    for (const name of ['ผล.xlsx', 'ผล.csv']) {
      expect(check(bytes, name).refused?.[0]).not.toMatch(/\.xlsx|\.csv/);
    }
  }
  expect(check(locked, 'ผล.xlsx').refused).toEqual([
    'ไฟล์นี้ใส่รหัสผ่านไว้ กรุณาเปิดไฟล์ ยกเลิกรหัสผ่าน แล้วบันทึกอีกครั้ง',
  ]);
});

test('the members of these files are those of the bill', () => {
  expect(rows.map(({ member }) => fullName(member))).toContain('ว่าที่ร้อยตรีธีรพงศ์ เอียดเสน');
});

const table = (change: (cells: string[], row: number) => string[]) => {
  const head = ['เลขที่สมาชิก', 'ชื่อ-นามสกุล', 'เรียกเก็บ', 'หักได้จริง', 'เหตุผล'];
  const lines = rows.map(({ member, kep }, index) => {
    const satang = (kep.totalSatang / 100).toFixed(2);
    return change([member.membershipNo, fullName(member), satang, satang, ''], index);
  });
  return new TextEncoder().encode([head, ...lines].map((cells) => cells.join(';')).join('\n'));
};

test.each([
  ['2.01E+04', 'เป็นเลขย่อ (E)'],
  ['16.277,96', 'ใช้จุลภาคเป็นจุดทศนิยม'],
  ['20100.005', 'ทศนิยมเกินสองตำแหน่ง'],
  ['-5', 'ติดลบ'],
  ['20?100.00', 'มี ? แทนอักขระที่รหัสอักษรของไฟล์เก็บไม่ได้'],
  ['20100.00-', 'กรุณากรอกเป็นตัวเลข'],
  ['-', 'ยังไม่ได้กรอก'],
  ['=C4-D4', 'เป็นสูตร'],
])('[GRP-07] an amount written as %s is told for what it is', (amount, words) => {
  const { refused = [] } = check(
    table((cells, row) => (row === 2 ? [...cells.slice(0, 3), amount, ''] : cells)),
    'ผล.csv',
  );
  expect(refused).toEqual([expect.stringContaining(words)]);
});

test('[GRP-07] numbers of members in another form are told as that, and are no other agency’s', () => {
  const { refused = [] } = check(
    table(([no = '', ...others]) => [`M-${no}`, ...others]),
    'ผล.csv',
  );
  expect(refused).toHaveLength(rows.length);
  for (const text of refused) expect(text).toContain('เขียนเลขที่สมาชิกในรูปแบบที่อ่านไม่ได้');
});

test('[GRP-07] a sign that was lost before a number is told as that', () => {
  const { refused = [] } = check(
    table(([no = '', ...others]) => [`?${no}`, ...others]),
    'ผล.csv',
  );
  expect(refused[0]).toContain('เลขที่สมาชิกนี้มี ? แทนอักขระ');
});

test('[GRP-07] bills written with a comma for the point are told as that, and are no other month’s', () => {
  const { refused = [] } = check(
    table(([no = '', name = '', billed = '', ...others]) => [
      ...[no, name, billed.replace('.', ','), ...others],
    ]),
    'ผล.csv',
  );
  for (const text of refused) expect(text).toContain('ใช้จุลภาคเป็นจุดทศนิยม');
});

test('[GRP-07] of a head that stands twice the clerk says which column counts', () => {
  const lines = rows.map(({ member, kep }, index) => {
    const now = kep.totalSatang / 100;
    const before = index === 1 ? 0 : kep.totalSatang / 100;
    return [member.membershipNo, before, index === 1 ? 'ย้าย' : '', now];
  });
  const bytes = workbook([['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล', 'หักได้จริง (บาท)'], ...lines]);
  const outcome = check(bytes, 'ผล.xlsx');
  expect(outcome).toEqual({
    asked: ['deducted:B,D'],
    refused: ['1 หัว “หักได้จริง” มี 2 คอลัมน์: B, D จะใช้คอลัมน์ใด'],
  });
  expect(check(bytes, 'ผล.xlsx', { 'deducted:B,D': 'B' }).short).toEqual(['00003 0 ย้าย']);
  // Under the other column the reason is of nobody.
  expect(check(bytes, 'ผล.xlsx', { 'deducted:B,D': 'D' }).refused).toHaveLength(1);
  expect(check(bytes, 'ผล.xlsx', { 'deducted:B,D': 'C' })).toEqual(outcome);
});

test('[GRP-07] what a number format hides, and what it shows as a day, is not money', () => {
  const file = (cell: TestCell) =>
    workbook([
      ['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล'],
      ...rows.map(({ member, kep }, index) => [
        member.membershipNo,
        index === 0 ? cell : kep.totalSatang / 100,
        '',
      ]),
    ]);
  const number = (rows[0]?.kep.totalSatang ?? 0) / 100;
  expect(check(file({ number, format: '#,##0.00' }), 'ผล.xlsx').short).toEqual([]);
  expect(check(file({ number, format: ';;;' }), 'ผล.xlsx').refused?.[0]).toContain('ซ่อนค่านี้ไว้');
  expect(check(file({ number, format: 'dd/mm/yyyy' }), 'ผล.xlsx').refused?.[0]).toContain('วันที่');
});

test('[GRP-07] a month that a cell holds as a day counts as it is shown', () => {
  const october = { number: 46296, format: 'mmm yyyy' };
  const file = workbook([[october], ['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล'], ['1', 1, '']]);
  expect(check(file, 'ผล.xlsx').refused?.[0]).toContain('ไฟล์นี้เป็นของงวดตุลาคม 2569');
});
