import { expect, test } from 'vitest';
import { demandNoOf } from './track.tsx';

test.each([
  ['D2569-0041', 'D2569-0041'],
  [' d2569 0041 ', 'D2569-0041'],
  ['๒๕๖๙-๐๐๔๑', 'D2569-0041'],
  ['D256912345', 'D2569-12345'],
  ['d2569 41', 'D2569-0041'],
  ['2569/41', '2569/41'],
  ['41', '41'],
])('%j is read as %j', (typed, no) => {
  expect(demandNoOf(typed)).toBe(no);
});
