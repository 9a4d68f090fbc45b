import { expect, test } from 'vitest';
import { ADDRESSES } from '../../packages/addresses/src/addresses.ts';
import { sampleOf } from '../../packages/addresses/src/sample.ts';
import { endpointKeys } from '../../packages/contracts/src/endpoints.ts';
import { readSourceFiles } from './source-files.ts';

// Every call that the web makes must be seen to fail: a feed of a sample page is walked through all faults by
// faults.test.tsx, what is pressed is a row of a table of presses, and the rest is failed by a test of its own.

const web = readSourceFiles().filter(({ home }) => home === 'apps/web');
const BY_DEVICE = 'asked only where a device has a passkey: passkey.e2e.ts';

/** Calls that no test lets fail, with the reason why. */
const EXCEPTIONS = {
  memberLoanApplyCancel: 'asked by the same dialogue as memberRequestpromoneyCancel',
  memberNotificationAuthShow: 'asked by the push connection; without it the list is still read',
  memberNoteDelete: 'pressed in the sheet of memberNoteSave, which says its failures',
  memberPasskeyOptions: BY_DEVICE,
  memberPasskeyRegister: BY_DEVICE,
  memberPasskeyChallenge: BY_DEVICE,
  memberPasskeyLogin: BY_DEVICE,
};

test('every call of the web is failed by a test', () => {
  const feeds = new Set(ADDRESSES.flatMap((row) => Object.keys(sampleOf(row).feeds ?? {})));
  const called = endpointKeys.filter((key) =>
    web.some(({ isTest, text }) => !isTest && text.includes(`'${key}'`)),
  );
  const tests = web.filter(({ isTest }) => isTest).map(({ text }) => text);
  const isFailed = (key: string) => {
    const row = new RegExp(`^  ${key}: |endpoint(: | = | of \\[.*)'${key}'`, 'm');
    return feeds.has(key) || tests.some((text) => row.test(text));
  };
  expect(called.length).toBeGreaterThan(80);
  const left = called.filter((key) => !isFailed(key));
  expect(left.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
