import type { ConfirmData } from '@coop/contracts/member/confirm-data';
import { describe, expect, test } from 'vitest';
import { promptOn } from './confirm-prompt.tsx';
import { isUnavailable, roundOf } from './confirm-round.ts';

const PENDING: ConfirmData = {
  code: '1',
  massage: '',
  status: true,
  confirmStatus: 1,
  checkedData: [],
  checkIsMemberIn: 1,
};
const LINE = { kind: 'share', ref_no: '00005', balance: '1.00', answer: 'Y' } as const;

/** Rounds for which the prompt must not show outside the letter's page. */
const NOT_PENDING: [string, Partial<ConfirmData>][] = [
  ['no round is open', { confirmStatus: 0 }],
  ['something is answered', { checkedData: [LINE] }],
  ['the member is not in scope', { checkIsMemberIn: 0 }],
  ['the scope has another value', { checkIsMemberIn: 2 }],
];

describe('[MEM-21] the prompt', () => {
  test.each(['/member/status', '/member/kep', '/member/loan_statement/x', '/member/status/'])(
    'shows on %s while all conditions hold, whatever other value confirmStatus has',
    (path) => {
      expect(promptOn(path, PENDING)).toBe('remind');
      expect(promptOn(path, { ...PENDING, confirmStatus: 7 })).toBe('remind');
    },
  );

  test.each([
    '/member/share',
    '/member/loan',
    '/member/deposit',
    '/member/confirmData',
    '/member/deposit/',
    '/member/confirmdata',
  ])('does not show on %s', (path) => {
    expect(promptOn(path, PENDING)).toBeUndefined();
  });

  test.each(NOT_PENDING)('does not show when %s', (_, part) => {
    expect(promptOn('/member/status', { ...PENDING, ...part })).toBeUndefined();
  });
});

test('[MEM-22] on the letter’s page it shows, closed for good, exactly when confirmStatus is 0', () => {
  for (const checkIsMemberIn of [0, 1]) {
    for (const checkedData of [[], [LINE]]) {
      const round = { ...PENDING, checkIsMemberIn, checkedData };
      expect(promptOn('/member/confirmData', { ...round, confirmStatus: 0 })).toBe('closed');
      expect(promptOn('/member/confirmData', round)).toBeUndefined();
    }
  }
});

test.each([
  [{ confirmStatus: 0 }, true],
  [{ checkIsMemberIn: 0 }, true],
  [{ checkedData: [LINE] }, false],
  [{}, false],
])('[MEM-03] with %j the menu item is unavailable: %j', (part, unavailable) => {
  expect(isUnavailable({ ...PENDING, ...part })).toBe(unavailable);
});

test.each([
  [{ code: '0' }, false],
  [{ code: 0 }, false],
  [{ status: false }, false],
  [{ code: 1 }, true],
])('[MEM-23] of an answer with %j something is known about the round: %j', (part, known) => {
  expect(roundOf({ ...PENDING, ...part }) !== undefined).toBe(known);
});
