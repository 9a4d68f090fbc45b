import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayAgencyNo, displayMembershipNo, padMembershipNo } from './membership-no.ts';

test.each([
  ['1', '00001'],
  ['0012', '00012'],
  ['๑๒๓๔', '01234'],
  [' 12 ', '00012'],
  ['12345', '12345'],
  ['123456', '123456'],
  ['', ''],
  ['1a', '1a'],
])('[FMT-01] %j is stored as %j', (input, expected) => {
  expect(padMembershipNo(input)).toBe(expected);
});

test('[FMT-01] padding twice is padding once', () => {
  fc.assert(
    fc.property(fc.string(), (s) => padMembershipNo(padMembershipNo(s)) === padMembershipNo(s)),
  );
});

test('[FMT-01] screens leave out the first character, and four of an agency number', () => {
  expect(displayMembershipNo('00012')).toBe('0012');
  expect(displayAgencyNo('00010234')).toBe('0234');
  expect([displayMembershipNo(''), displayAgencyNo('12')]).toEqual(['', '']);
});
