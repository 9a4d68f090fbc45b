import { expect, test } from 'vitest';
import { cutBefore, splitGraphemes } from './graphemes.ts';

test('a consonant and its marks are one grapheme', () => {
  expect(splitGraphemes('กู้ที่น้ำ')).toEqual(['กู้', 'ที่', 'น้ำ']);
  expect(splitGraphemes('กขค', 2)).toEqual(['ก', 'ข']);
});

test('a cut moves before a leading vowel, unless there is nothing else', () => {
  const graphemes = splitGraphemes('กเขเเค');
  expect([1, 2, 3, 4, 5, 6].map((end) => cutBefore(graphemes, end))).toEqual([1, 1, 3, 3, 3, 6]);
  expect(cutBefore(['เ', 'เ'], 2)).toBe(2);
});
