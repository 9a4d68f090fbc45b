import { expect, test } from 'vitest';
import { pagesAcross } from './pages-across.ts';

const columns = (count: number, width = 14) => Array.from({ length: count }, () => width);

test('[GRP-07] a table that fits a page as wide as its paper has no pages side by side', () => {
  expect(pagesAcross(columns(8), 3)).toBeUndefined();
});

test('[GRP-07] a wide table has at most ten columns a page at a size one can read, the first ones on each', () => {
  expect(pagesAcross(columns(26), 3)).toEqual({ scale: 70, breaks: [10, 17, 24] });
});

test('[GRP-07] columns that are wider are fewer on a page', () => {
  expect(pagesAcross(columns(9, 40), 1)?.breaks).toEqual([4, 7]);
});
