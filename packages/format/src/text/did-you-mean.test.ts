import { expect, test } from 'vitest';
import { nearestOf } from './did-you-mean.ts';

test.each([
  ['memberSharList', 'memberShareList'],
  ['membershareList', 'memberShareList'],
  ['memberShare', 'memberShareList'],
  ['nothingOfTheSort', undefined],
])('%s was meant to be %s', (typed, meant) => {
  expect(nearestOf(typed, ['memberLoanList', 'memberShareList'])).toBe(meant);
});

test('of two names as near, the one as long as the typed is meant', () => {
  expect(nearestOf('/member/laon', ['/member/logon', '/member/loan'])).toBe('/member/loan');
});
