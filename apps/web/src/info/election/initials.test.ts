import { expect, test } from 'vitest';
import { initialsOfName } from './position.tsx';

test.each([
  ['นายสุรชัย เพชรน้ำดี', 'สพ'],
  ['นางสาวเพ็ญศรี ไชยรักษ์', 'พช'],
  ['ว่าที่ร้อยตรีเอกชัย ณ ท่าวัง', 'อณ'],
  ['ดร. โกวิท แก้วใส', 'กก'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});
