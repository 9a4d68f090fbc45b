import { describe, expect, test } from 'vitest';
import { sheetLines, sheetPages } from './sheet-pages.ts';

const members = (count: number, lines = 1) => Array.from({ length: count }, () => lines);
const sizes = (rows: readonly number[]) =>
  sheetPages(rows, (lines) => lines).map((page) => page.length);

describe('a billing sheet', () => {
  test('has 18 lines on its first page and 24 on the others', () => {
    expect(sizes(members(60))).toEqual([18, 24, 18]);
  });

  test.each([
    [0, [0]],
    [1, [1]],
    [13, [13]],
    [14, [13, 1]],
    [18, [17, 1]],
    [19, [18, 1]],
    [37, [18, 19]],
    [38, [18, 19, 1]],
    [42, [18, 23, 1]],
  ])('of %i members leaves room for its total: pages of %j', (count, pages) => {
    expect(sizes(members(count))).toEqual(pages);
  });

  test('never divides one member’s lines, and loses nobody', () => {
    const rows = [...members(17), 3, ...members(22), 3, 1];
    expect(sizes(rows)).toEqual([17, 22, 3]);
    expect(sheetPages(rows, (lines) => lines).flat()).toEqual(rows);
  });

  test('gives somebody with more lines than a page a page of their own', () => {
    expect(sizes([30, 1, 1])).toEqual([1, 2]);
  });
});

describe('a member takes', () => {
  test.each([
    ['no line of money', 'นายสมชาย ใจงาม', [], 1],
    ['a line of each column', 'นายสมชาย ใจงาม', ['SHARE', 'ORDINARY', 'DEPOSIT'], 1],
    [
      'three contracts of a column',
      'นายสมชาย ใจงาม',
      ['ORDINARY', 'SHARE', 'ORDINARY', 'ORDINARY'],
      3,
    ],
    ['a long name', 'นายสมปรารถนาพิพัฒน์ รัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช', ['SHARE'], 3],
    ['a name that only looks long', 'นางปิ่นปินัทธ์ ยิ่งยิ้มปลื้มใจที่สุด', ['SHARE'], 1],
  ])('%s: %s', (_, name, columns, lines) => {
    expect(sheetLines(name, columns)).toBe(lines);
  });
});
