import { expect, test } from 'vitest';
import { shortNameOf } from './initials.ts';

test.each([
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด' }, 'สอ.ครูตัวอย่าง'],
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ ตำรวจตรัง' }, 'สอ.ตำรวจตรัง'],
  [{ coopNameTH: 'สหกรณ์การเกษตรตัวอย่าง จำกัด' }, 'สหกรณ์การเกษตรตัวอย่าง จำกัด'],
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', short_name: 'ครูตัวอย่าง' }, 'ครูตัวอย่าง'],
])('[WEB-10] the installed portal of %j is called %s', (names, short) => {
  expect(shortNameOf({ coopNameEN: '', ...names })).toBe(short);
});
