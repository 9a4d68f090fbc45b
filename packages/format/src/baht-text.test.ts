import fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '../testing/baht-text.json' with { type: 'json' };
import { bahtText, countText } from './baht-text.ts';
import { parseBaht } from './money.ts';

const wordsFor = (amount: string) => bahtText(parseBaht(amount) ?? Number.NaN);

test.each(vectors)('[FMT-06] the shared vector $amount reads $text', ({ amount, text }) => {
  expect(wordsFor(amount)).toBe(text);
});

test.each([
  ['0', 'ศูนย์บาทถ้วน'],
  ['0.01', 'หนึ่งสตางค์'],
  ['0.11', 'สิบเอ็ดสตางค์'],
  ['1', 'หนึ่งบาทถ้วน'],
  ['10', 'สิบบาทถ้วน'],
  ['11', 'สิบเอ็ดบาทถ้วน'],
  ['21', 'ยี่สิบเอ็ดบาทถ้วน'],
  ['101', 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  ['1001', 'หนึ่งพันเอ็ดบาทถ้วน'],
  ['1234.50', 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์'],
  ['100001', 'หนึ่งแสนเอ็ดบาทถ้วน'],
  ['1000000', 'หนึ่งล้านบาทถ้วน'],
  ['1000011', 'หนึ่งล้านสิบเอ็ดบาทถ้วน'],
  ['21000000', 'ยี่สิบเอ็ดล้านบาทถ้วน'],
  ['1000000000000', 'หนึ่งล้านล้านบาทถ้วน'],
  ['-0.25', 'ลบยี่สิบห้าสตางค์'],
])('[FMT-06] %s reads %s', (amount, text) => {
  expect(wordsFor(amount)).toBe(text);
});

test('[FMT-06] different amounts never share their words', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
      fc.pre(a !== b);
      return bahtText(a) !== bahtText(b);
    }),
  );
});

test('[FMT-06] an amount ends in ถ้วน exactly when it has no satang', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => bahtText(n).endsWith('ถ้วน') === (n % 100 === 0)),
  );
});

test('[FMT-06] a fraction of a satang is a programming mistake', () => {
  for (const bad of [0.5, Number.NaN, 2 ** 60]) expect(() => bahtText(bad)).toThrow(RangeError);
});

test('[FMT-06] a count is spelt without a unit', () => {
  expect([1, 5, 12, 1_000_003].map(countText)).toEqual(['หนึ่ง', 'ห้า', 'สิบสอง', 'หนึ่งล้านสาม']);
});
