import { describe, expect, test } from 'vitest';
import { sheetLines, sheetPages } from './sheet-pages.ts';

const members = (count: number, lines = 1) => Array.from({ length: count }, () => lines);
const sizes = (rows: readonly number[]) =>
  sheetPages(rows, (lines) => lines).map((page) => page.length);

describe('a billing sheet', () => {
  test('has 33 lines on its first page and 36 on the others', () => {
    expect(sizes(members(97))).toEqual([33, 36, 28]);
  });

  test.each([
    [0, [0]],
    [1, [1]],
    [25, [25]],
    [26, [25, 1]],
    [33, [32, 1]],
    [34, [33, 1]],
    [61, [33, 28]],
    [62, [33, 28, 1]],
    [69, [33, 35, 1]],
  ])('of %i members leaves room for its total: pages of %j', (count, pages) => {
    expect(sizes(members(count))).toEqual(pages);
  });

  test('never divides one member’s lines, and loses nobody', () => {
    const rows = [...members(32), 3, ...members(33), 3, 1];
    expect(sizes(rows)).toEqual([32, 34, 2]);
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
