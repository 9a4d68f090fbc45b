import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCount,
  formatNumber,
  formatRate,
  formatSatang,
  parseBaht,
  parseRate,
  sumSatang,
  toWire,
} from './money.ts';

const satang = fc.maxSafeInteger();

describe('parseBaht', () => {
  test.each([
    ['1234.50', 123450],
    ['1,234.50', 123450],
    ['  1 234.5 บาท ', 123450],
    ['๑,๒๓๔.๕๐บาท', 123450],
    ['\u22121,234.50', -123450],
    ['-0.01', -1],
    ['.5', 50],
    ['12.', 1200],
    ['7.1000', 710],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i satang', (text, expected) => {
    expect(parseBaht(text)).toBe(expected);
  });

  test.each([
    null,
    undefined,
    '',
    'บาท',
    '-',
    '1.005',
    '1,50',
    '1e3',
    'สิบบาท',
    '90071992547409.92',
  ])('is null for %j', (text) => {
    expect(parseBaht(text)).toBeNull();
  });

  test('a JS number is rounded half-up by its decimal digits, without float error', () => {
    expect([1.005, 1.115, 8.345, -1.005, 0.1 + 0.2, 4.35, 1e-9, -0].map(parseBaht)).toEqual([
      101, 112, 835, -101, 30, 435, 0, 0,
    ]);
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1e15, 1e300]) {
      expect(parseBaht(bad)).toBeNull();
    }
  });

  test('zero is never negative zero', () => {
    expect(Object.is(parseBaht('-0.00'), 0)).toBe(true);
  });
});

describe('formatSatang', () => {
  test.each([
    [123450, '1,234.50'],
    [0, '0.00'],
    [5, '0.05'],
    [-123450, '\u22121,234.50'],
    [100000000000, '1,000,000,000.00'],
    [null, ' - '],
    [undefined, ' - '],
    [Number.NaN, ' - '],
    [Number.POSITIVE_INFINITY, ' - '],
    [1e20, ' - '],
    [99.5, '1.00'],
    [-0.4, '0.00'],
  ])('[FMT-02] shows %s as %j', (value, expected) => {
    expect(formatSatang(value)).toBe(expected);
  });

  test('[FMT-02] what is shown reads back as the same amount', () => {
    fc.assert(fc.property(satang, (n) => parseBaht(formatSatang(n)) === n));
  });
});

describe('toWire', () => {
  test('writes ASCII with two decimals', () => {
    expect([-123450, 0, -0, 7].map(toWire)).toEqual(['-1234.50', '0.00', '0.00', '0.07']);
    expect(toWire(Number.MAX_SAFE_INTEGER)).toBe('90071992547409.91');
  });

  test('the wire reads back as the same amount', () => {
    fc.assert(
      fc.property(satang, (n) => /^-?\d+\.\d\d$/.test(toWire(n)) && parseBaht(toWire(n)) === n),
    );
  });

  test('refuses what is not an amount', () => {
    for (const bad of [1.5, Number.NaN, 2 ** 60]) expect(() => toWire(bad)).toThrow(RangeError);
  });
});

test('a sum is exact, and unknown as soon as one value is', () => {
  expect(sumSatang([])).toBe(0);
  expect(sumSatang([10, 20, -5])).toBe(25);
  expect(sumSatang([10, null])).toBeNull();
  expect(sumSatang([Number.MAX_SAFE_INTEGER, 1])).toBeNull();
});

describe('formatNumber', () => {
  test.each<[unknown, string]>([
    [1234567, '1,234,567.00'],
    [1234.5, '1,234.50'],
    [1234567.895, '1,234,567.895'],
    [0.1 + 0.2, '0.30'],
    [1.23456789, '1.234568'],
    [0.9999999, '1.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [-1234.5, '\u22121,234.50'],
    [-1e-9, '0.00'],
    ['1234.5', '1,234.50'],
    ['๑,๒๓๔', '1,234.00'],
    [12n, '12.00'],
  ])('[FMT-02] shows %s as %s', (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });

  test.each<[unknown]>([[null], [undefined], [Number.NaN], [''], ['abc'], [true], [{}], [[1]]])(
    '[FMT-02] shows a dash for %s, never NaN',
    (value) => {
      expect(formatNumber(value)).toBe(' - ');
    },
  );

  test('[FMT-02] every value gives either a dash or a grouped number with 2 to 6 decimals', () => {
    const shape = /^(?: - |\u2212?\d{1,3}(?:,\d{3})*\.\d{2,6})$/;
    fc.assert(fc.property(fc.anything(), (value) => shape.test(formatNumber(value))));
    fc.assert(fc.property(fc.double(), (value) => shape.test(formatNumber(value))));
  });
});

test('[FMT-02] counts are grouped and have no decimals', () => {
  expect([0, 1234, -1234, 999.5].map(formatCount)).toEqual(['0', '1,234', '\u22121,234', '1,000']);
  expect([null, undefined, Number.NaN].map(formatCount)).toEqual([' - ', ' - ', ' - ']);
});

test('rates travel as 1/100 %', () => {
  expect([550, null].map(formatRate)).toEqual(['5.50', ' - ']);
  expect(['5.50', '5.5 %', '๖.๗๕', 5.5].map(parseRate)).toEqual([550, 550, 675, 550]);
  expect(['5.125', 'x', '', null].map(parseRate)).toEqual([null, null, null, null]);
});
