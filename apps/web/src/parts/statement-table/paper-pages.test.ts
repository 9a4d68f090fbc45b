import { expect, test } from 'vitest';
import { type PaperLine, statementPages } from './paper-pages.ts';

const rowOf = (seq_no: number, operate_date: string) => ({ seq_no, operate_date });
const twoYears = [
  ...Array.from({ length: 5 }, (_, index) => rowOf(index, '2025-12-31')),
  ...Array.from({ length: 3 }, (_, index) => rowOf(5 + index, '2026-01-31')),
];
const words = (line: PaperLine<{ seq_no: number }>) =>
  line.kind === 'row' ? line.row.seq_no : line.name;

test('a year ends in its sum, which stays with its last row', () => {
  const pages = statementPages(twoYears, 5).map((page) => page.map(words));
  expect(pages).toEqual([
    [0, 1, 2, 3],
    [4, 'ปี 2568', 5, 6],
    [7, 'ปี 2569'],
  ]);
});

test('one year has its rows only, since the total says the same', () => {
  const pages = statementPages(twoYears.slice(5), 2).map((page) => page.map(words));
  expect(pages).toEqual([[5, 6], [7]]);
});
