import { expect, test } from 'vitest';
import { maskAccountNo } from './account-no.ts';

test.each([
  ['01-2-00345-6', '01-2-00xxx-6'],
  ['012003456', '01200xxx6'],
  ['๐๑-๒-๐๐๓๔๕-๖', '๐๑-๒-๐๐xxx-๖'],
  ['345-6', 'xxx-6'],
  ['12', 'x2'],
  ['', ''],
])('%s is listed as %s', (account, expected) => {
  expect(maskAccountNo(account)).toBe(expected);
});
