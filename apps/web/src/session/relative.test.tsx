import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrintBearer } from './print-bearer.tsx';
import { isOpenToRelative, mayOpen } from './relative-pages.ts';
import { groupSession, memberSession } from './session.ts';
import { whose } from './whose.ts';

const SESSION = {
  token: 'a-token',
  membership_no: '00001',
  member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
};
const relative = { name: 'สมหญิง ใจงาม', until: '2026-12-20' };
const letterhead = () => render(<PrintBearer />).container.textContent;

test('a letterhead names the member, and a relative who prints it', () => {
  expect(letterhead()).toBe('');
  memberSession.set(SESSION);
  expect(letterhead()).toBe('นายสมชาย ใจงาม เลขทะเบียน 0001');
  memberSession.set({ ...SESSION, relative });
  expect(letterhead()).toBe(
    'ข้อมูลของ นายสมชาย ใจงาม เลขทะเบียน 0001พิมพ์โดยญาติที่สมาชิกให้ดูข้อมูล (สมหญิง ใจงาม)',
  );
});

test('the words of a page speak to the member, and to a relative of the member', () => {
  expect(whose('หุ้นของท่าน ท่าน')).toBe('หุ้นของท่าน ท่าน');
  memberSession.set(SESSION);
  expect(whose('หุ้นของท่าน')).toBe('หุ้นของท่าน');
  memberSession.set({ ...SESSION, relative });
  expect(whose('หุ้นของท่าน ท่าน')).toBe('หุ้นของสมาชิก สมาชิก');
  expect(memberSession.get()?.relative).toEqual(relative);
});

test.each([
  ['/member/share', true],
  ['/member/loan/statement', true],
  ['/member/requestpromoney', false],
  ['/member/password', false],
  ['/info/member/password', true],
  ['/', true],
])('whether a relative may open %s: %s', (path, is) => {
  expect(isOpenToRelative(path)).toBe(is);
});

test('all pages may be offered to the member, and to a relative those that are open', () => {
  const addresses = ['/member/kep?pay=1', '/member/requestpromoney?type=REPAY'];
  memberSession.set(SESSION);
  expect(addresses.map(mayOpen)).toEqual([true, true]);
  memberSession.set({ ...SESSION, relative });
  expect(addresses.map(mayOpen)).toEqual([true, false]);
});

test('an agency keeps the telephone number that it was told, if it is one', () => {
  const group = { token: 'g', member_group_no: '80010001', member_group_name: 'โรงเรียน' };
  groupSession.set({ ...group, phone: '0815550004' });
  expect(groupSession.get()).toEqual({ ...group, phone: '0815550004' });
  localStorage.setItem('usermemgroup', JSON.stringify({ ...group, phone: 5 }));
  expect(groupSession.get()).toStrictEqual(group);
});
