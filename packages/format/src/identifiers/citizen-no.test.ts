import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citizenCheckDigit, isCitizenNo, maskCitizenNo } from './citizen-no.ts';

// The first is a published example, the others cannot belong to a person.
test.each(['1-2345-67890-12-1', '9-1234-56789-01-0', '9-0000-00000-01-2', '9-9999-99999-99-4'])(
  '%s is a citizen number',
  (number) => {
    const digits = number.replaceAll('-', '');
    expect(citizenCheckDigit(digits.slice(0, 12))).toBe(Number(digits.at(-1)));
    expect(isCitizenNo(number)).toBe(true);
    expect(isCitizenNo(digits)).toBe(true);
  },
);

test('Thai digits and spaces are fine', () => {
  expect(isCitizenNo('๙ ๑๒๓๔ ๕๖๗๘๙ ๐๑ ๐')).toBe(true);
});

test.each(['', '9-1234-56789-01-1', '912345678901', '91234567890100', '0000000000001', 'abc'])(
  '%j is not a citizen number',
  (text) => {
    expect(isCitizenNo(text)).toBe(false);
  },
);

test('of the ten possible last digits exactly one is right', () => {
  const first12 = fc.integer({ min: 100_000_000_000, max: 999_999_999_999 }).map(String);
  fc.assert(
    fc.property(first12, (digits) => {
      const right = Array.from({ length: 10 }, (_, d) => `${digits}${d}`).filter(isCitizenNo);
      expect(right).toEqual([`${digits}${citizenCheckDigit(digits)}`]);
    }),
  );
});

test('a slip in the third digit goes unnoticed, because its weight is 11', () => {
  expect(['9-1234-56789-01-0', '9-1734-56789-01-0'].map(isCitizenNo)).toEqual([true, true]);
});

test('twelve digits are needed for the check digit', () => {
  expect(() => citizenCheckDigit('12345')).toThrow(RangeError);
});

test('the mask keeps the first digit and the last two', () => {
  expect(maskCitizenNo('9123456789010')).toBe('9-xxxx-xxxxx-x1-0');
  expect(maskCitizenNo('9-1234-56789-01-0')).toBe('9-xxxx-xxxxx-x1-0');
});

test('what is not thirteen digits is hidden when masked', () => {
  expect(maskCitizenNo('AA-12')).toBe('xx-xx');
  expect(maskCitizenNo('')).toBe('');
});
