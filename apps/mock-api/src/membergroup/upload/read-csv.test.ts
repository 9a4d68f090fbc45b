import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const HEAD = 'เลขที่สมาชิก,หักได้จริง,เหตุผล';
const textOf = (table: ReturnType<typeof readCsv>) =>
  'refusal' in table ? table : table.rows.map(({ cells }) => cells.map(({ text }) => text));
const read = (text: string | Uint8Array) => textOf(readCsv(Buffer.from(text), 'ผล.csv'));

test.each([
  ['the last row', `${HEAD}\n1,2,\n2,"3,\n`, 3],
  ['the head', `"${HEAD}\n1,2,\n`, 1],
  ['two rows', `${HEAD}\n"1,2,\n3,4,\n"5,6,\n`, 2],
  ['a row, and closed in another', `${HEAD}\n1,"2,\n3,4,\n5,6",\n`, 2],
])('an open quote in %s is told by its row alone', (_, text, row) => {
  expect(read(text)).toEqual({
    row,
    refusal: expect.stringContaining(`แถวที่ ${row} มีเครื่องหมายคำพูด`),
  });
});

test('a line break within quotes, and quotes within words, are words', () => {
  expect(read(`"เลขที่\nสมาชิก",หักได้จริง,เหตุผล\n1,นาย "ก",\n`)).toEqual([
    ['เลขที่ สมาชิก', 'หักได้จริง', 'เหตุผล'],
    ['1', 'นาย "ก"', ''],
  ]);
});

test('a text whose last sign was cut, and one of two bytes a letter without a mark, keep their encoding', () => {
  const cut = Buffer.from(`${HEAD}\n1,2,เงินไม่พอ`).subarray(0, -1);
  expect(read(cut)).toContainEqual(['1', '2', 'เงินไม่พ\uFFFD']);
  expect(read(Buffer.from(`${HEAD}\n1,2,`, 'utf16le').swap16())).toContainEqual(['1', '2', '']);
});

test('the separator is the one under which the head is found, not the most frequent one', () => {
  const title = 'รายงาน,ก,ข,ค,ง\n\n';
  expect(read(`${title}${HEAD.replaceAll(',', ';')}\n1;1,234.00;\n`)).toContainEqual([
    '1',
    '1,234.00',
    '',
  ]);
});
