import { beforeEach, expect, test, vi } from 'vitest';
import { groupSession, memberSession } from './session.ts';
import { expireGroup, expireMember } from './session-end.ts';

const EXPIRED = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
const MEMBER = {
  token: 'a-token',
  membership_no: '00001',
  member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
};

let alerts: unknown[] = [];
beforeEach(() => {
  alerts = [];
  vi.spyOn(window, 'alert').mockImplementation((words) => void alerts.push(words));
});

test('[AUTH-08] of several calls that fail together, one ends the session and says so', () => {
  memberSession.set(MEMBER);
  for (let call = 0; call < 3; call += 1) expireMember('a-token');
  expect(memberSession.get()).toBeUndefined();
  expect(localStorage.getItem('user')).toBeNull();
  expect(alerts).toEqual([EXPIRED]);
});

test('[AUTH-07] a check whose request failed is marked', () => {
  memberSession.set(MEMBER);
  expireMember('a-token', ' catch');
  expect(alerts).toEqual([`${EXPIRED} catch`]);
});

test('the session is gone before the alert holds everything up', () => {
  memberSession.set(MEMBER);
  let during: unknown = 'not asked';
  vi.spyOn(window, 'alert').mockImplementation(() => {
    during = memberSession.get();
  });
  expireMember('a-token');
  expect(during).toBeUndefined();
});

test('[WEB-12] of a relative the figures are off the page before the alert', async () => {
  memberSession.set({ ...MEMBER, relative: { name: 'ลูกสาว', until: '2026-12-20 09:00:00' } });
  expireMember('a-token');
  expect([memberSession.get(), alerts]).toEqual([undefined, []]);
  await expect.poll(() => alerts).toEqual([EXPIRED]);
});

test('a late answer to an older sign-in ends nothing', () => {
  memberSession.set({ ...MEMBER, token: 'a-newer-token' });
  expireMember('a-token');
  expireMember(undefined);
  expect(memberSession.get()?.token).toBe('a-newer-token');
  expect(alerts).toEqual([]);
});

test('a call that crosses the sign-out ends nothing; in the next session one does, also when another tab began it', () => {
  memberSession.set(MEMBER);
  memberSession.leave();
  expireMember('a-token');
  expect(memberSession.get()?.token).toBe('a-token');
  expect(alerts).toEqual([]);
  memberSession.clear();
  expect(memberSession.isLeft()).toBe(true);
  localStorage.setItem('user', JSON.stringify({ ...MEMBER, token: 'b-token' }));
  expireMember('b-token');
  expect(memberSession.isLeft()).toBe(false);
  expect(alerts).toEqual([EXPIRED]);
});

test('[GRP-12] an agency’s session ends without an alert, and the member’s stays', () => {
  memberSession.set(MEMBER);
  const group = { token: 'g', member_group_no: '80010001', member_group_name: 'โรงเรียน' };
  groupSession.set(group);
  expireGroup('another');
  expect(groupSession.get()).toEqual(group);
  expireGroup('g');
  expect(groupSession.get()).toBeUndefined();
  expect(memberSession.get()).toBeDefined();
  expect(alerts).toEqual([]);
});
