import { describe, expect, test } from 'vitest';
import { LIST, pageBreaks, sheetColumn, sheetLines, sheetPages } from './sheet-pages.ts';

const members = (count: number, lines = 1) => Array.from({ length: count }, () => lines);
const sizes = (rows: readonly number[]) =>
  sheetPages(rows, (lines) => lines).map((page) => page.length);

describe('a billing sheet', () => {
  test('has 31 lines on its first page and 34 on the others', () => {
    expect(sizes(members(87))).toEqual([31, 34, 22]);
  });

  test.each([
    [0, [0]],
    [1, [1]],
    [19, [19]],
    [23, [23]],
    [24, [23, 1]],
    [31, [30, 1]],
    [32, [31, 1]],
    [53, [31, 22]],
    [54, [31, 22, 1]],
    [65, [31, 33, 1]],
  ])('of %i members leaves room for its total: pages of %j', (count, pages) => {
    expect(sizes(members(count))).toEqual(pages);
  });

  test('is divided before the rows that begin a page', () => {
    expect(pageBreaks(sheetPages(members(80), (lines) => lines))).toEqual([31, 65]);
    expect(pageBreaks(sheetPages(members(19), (lines) => lines))).toEqual([]);
    expect(pageBreaks(sheetPages(members(90), (lines) => lines, LIST))).toEqual([38, 85]);
  });

  test('never divides one member’s lines, and loses nobody', () => {
    const rows = [...members(30), 3, ...members(30), 3, 1];
    expect(sizes(rows)).toEqual([30, 31, 2]);
    expect(sheetPages(rows, (lines) => lines).flat()).toEqual(rows);
  });

  test('gives somebody with more lines than a page a page of their own', () => {
    expect(sizes([40, 1, 1])).toEqual([1, 2]);
  });
});

describe('a member takes', () => {
  test.each([
    ['no line of money', 'นายสมชาย ใจงาม', [], 1],
    ['a line of each column', 'นายสมชาย ใจงาม', ['SHARE', 'ORDINARY', 'DEPOSIT'], 1],
    [
      'three loans, whatever their kinds',
      'นายสมชาย ใจงาม',
      ['ORDINARY', 'SHARE', 'EMERGENCY', 'SPECIAL'],
      3,
    ],
    ['two things of few', 'นายสมชาย ใจงาม', ['FEE', 'SHARE', 'REFUND'], 2],
    ['a long name', 'นายสมปรารถนาพิพัฒน์ รัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช', ['SHARE'], 3],
    ['a name that only looks long', 'นางปิ่นปินัทธ์ ยิ่งยิ้มปลื้มใจที่สุด', ['SHARE'], 1],
  ])('%s: %s', (_, name, columns, lines) => {
    expect(sheetLines(name, columns)).toBe(lines);
  });
});

test('[GRP-07] all loans stand in the same columns, and so does what only few are billed', () => {
  const kinds = ['EMERGENCY', 'ORDINARY', 'SPECIAL', 'SHARE', 'DEPOSIT', 'CREMATION', 'REFUND'];
  expect(kinds.map(sheetColumn)).toEqual([
    ...['LOAN', 'LOAN', 'LOAN', 'SHARE', 'DEPOSIT', 'CREMATION', 'OTHER'],
  ]);
});
