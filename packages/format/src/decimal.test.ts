import { describe, expect, test } from 'vitest';
import { decimalOf, groupThousands, parseDecimal, scaleDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  test.each([
    ['1234.50', { negative: false, whole: '1234', fraction: '50' }],
    ['1,234,567', { negative: false, whole: '1234567', fraction: '' }],
    ['1 234.5', { negative: false, whole: '1234', fraction: '5' }],
    ['\u2212๑๒.๕', { negative: true, whole: '12', fraction: '5' }],
    ['- 7', { negative: true, whole: '7', fraction: '' }],
    ['.5', { negative: false, whole: '0', fraction: '5' }],
    ['5.', { negative: false, whole: '5', fraction: '' }],
  ])('reads %s', (text, expected) => {
    expect(parseDecimal(text)).toEqual(expected);
  });

  test.each([
    '',
    ' ',
    '-',
    '.',
    '-.',
    '1,50',
    ',100',
    '1234,567',
    '1.2.3',
    '1e3',
    '0x10',
    'NaN',
    '12a',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});

describe('decimalOf', () => {
  test('spells out exponents', () => {
    expect(decimalOf(1e21)?.whole).toBe('1000000000000000000000');
    expect(decimalOf(-5e-7)).toMatchObject({ negative: true, whole: '0' });
  });

  test('is null for what is not finite', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(decimalOf)).toEqual([null, null]);
  });
});

test('halves round away from zero at any number of places', () => {
  const scale = (text: string, places: number) => {
    const decimal = parseDecimal(text);
    return decimal && scaleDecimal(decimal, places);
  };
  expect(scale('1.005', 2)).toBe(101n);
  expect(scale('-1.005', 2)).toBe(101n);
  expect(scale('1.00499999', 2)).toBe(100n);
  expect(scale('999.5', 0)).toBe(1000n);
});

test('digits are grouped by three', () => {
  expect(['1', '123', '1234', '1234567'].map(groupThousands)).toEqual([
    '1',
    '123',
    '1,234',
    '1,234,567',
  ]);
});
