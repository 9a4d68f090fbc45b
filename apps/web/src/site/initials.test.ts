import { expect, test } from 'vitest';
import { initialsOf, shortNameOf } from './initials.ts';

test.each([
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ตำรวจทดสอบ จำกัด' }, 'ตร'],
  [{ coopNameTH: 'สหกรณ์การเกษตรตัวอย่าง จำกัด' }, 'กร'],
  [{ coopNameTH: 'Example' }, 'Ex'],
  [{ coopNameTH: 'สหกรณ์' }, 'สห'],
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', initials: 'สอ.' }, 'สอ.'],
])('[WEB-10] the seal of %j says %s', (names, letters) => {
  expect(initialsOf({ coopNameEN: '', ...names })).toBe(letters);
});

test.each([
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด' }, 'สอ.ครูตัวอย่าง'],
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ ตำรวจตรัง' }, 'สอ.ตำรวจตรัง'],
  [{ coopNameTH: 'สหกรณ์การเกษตรตัวอย่าง จำกัด' }, 'สหกรณ์การเกษตรตัวอย่าง จำกัด'],
  [{ coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', short_name: 'ครูตัวอย่าง' }, 'ครูตัวอย่าง'],
])('[WEB-10] the installed portal of %j is called %s', (names, short) => {
  expect(shortNameOf({ coopNameEN: '', ...names })).toBe(short);
});
