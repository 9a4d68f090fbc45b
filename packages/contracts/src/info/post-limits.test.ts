import { expect, test } from 'vitest';
import { isOfficialName, isReachable } from './post-limits.ts';

test.each([
  ['', true],
  ['โทร 081-234-5678 หลังเลิกเรียน', true],
  ['+66 81 234 5678', true],
  ['075123456', true],
  ['kru.noi@school.example', true],
  ['ครูหน่อย', false],
  ['12345', false],
  ['081-234-56789', false],
  ['someone@nowhere', false],
])('[PUB-19] whether somebody can be answered at “%s”: %s', (contact, isSo) => {
  expect(isReachable(contact)).toBe(isSo);
});

test.each([
  ['เจ้าหน้าที่สหกรณ์', true],
  ['ฝ่ายสินเชื่อ', true],
  ['ADMIN', true],
  ['สอ.ครูตัวอย่าง', true],
  ['ส.อ. สมชาย', false],
  ['สมาชิกสหกรณ์', false],
  ['ครูหน่อย', false],
])('[PUB-17] whether “%s” is a name of the cooperative: %s', (name, isSo) => {
  expect(isOfficialName(name)).toBe(isSo);
});
