import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { groupSession, isRemembered, memberSession, useMemberSession } from './session.ts';

const SESSION = {
  token: 'a-token',
  membership_no: '00001',
  member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
};

// What was read is read again: the store takes the same text for the session that it knows.
beforeEach(() => {
  expect([memberSession.get(), groupSession.get()]).toEqual([undefined, undefined]);
});

/** Changes the storage as another tab does. */
function inAnotherTab(change: () => void, key: string | null): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('[AUTH-02] the whole sign-in answer is kept under the specified key', () => {
  memberSession.set({ ...SESSION, impersonated: true });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    ...SESSION,
    impersonated: true,
  });
  expect(memberSession.get()).toEqual({ ...SESSION, impersonated: true });
});

test('a page that Back brings from the page cache sees that the member has signed out meanwhile', () => {
  memberSession.set(SESSION);
  const { result } = renderHook(useMemberSession);
  expect(result.current?.token).toBe('a-token');
  localStorage.removeItem('user');
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(result.current).toBeUndefined();
});

test('[GRP-13] a member and an agency live side by side', () => {
  memberSession.set(SESSION);
  groupSession.set({ token: 'b', member_group_no: '80010001', member_group_name: 'โรงเรียน' });
  expect(localStorage.getItem('usermemgroup')).toContain('80010001');
  memberSession.clear();
  expect(memberSession.get()).toBeUndefined();
  expect(groupSession.get()?.token).toBe('b');
});

describe('what storage may hold after years', () => {
  test.each([
    ['no JSON', '{token:'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '["a-token"]'],
    ['a word', '"a-token"'],
    ['no token', '{"membership_no":"00001"}'],
    ['an empty token', '{"token":""}'],
    ['a token that is no text', '{"token":5}'],
  ])('%s is no session', (_name, stored) => {
    localStorage.setItem('user', stored);
    expect(memberSession.get()).toBeUndefined();
  });

  test('a session of another shape is read as far as it goes', () => {
    localStorage.setItem('user', '{"token":"t","membership_no":1,"member":null,"impersonated":1}');
    expect(memberSession.get()).toEqual({
      token: 't',
      membership_no: '',
      member: { prename: '', member_name: '', member_surname: '' },
    });
  });
});

test('[AUTH-15] who watches a session hears of it from this tab and from others', () => {
  const listener = vi.fn();
  const stop = memberSession.subscribe(listener);
  memberSession.set(SESSION);
  expect(listener).toHaveBeenCalledTimes(1);
  inAnotherTab(() => localStorage.removeItem('user'), 'user');
  expect(listener).toHaveBeenCalledTimes(2);
  inAnotherTab(() => localStorage.setItem('preferences', '{}'), 'preferences');
  expect(listener).toHaveBeenCalledTimes(2);
  inAnotherTab(() => localStorage.clear(), null);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  memberSession.clear();
  inAnotherTab(() => localStorage.clear(), null);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('[AUTH-09] who leaves has no session in any other tab from that moment, and keeps it here until the answer', () => {
  const listener = vi.fn();
  const stop = memberSession.subscribe(listener);
  memberSession.set(SESSION);
  memberSession.leave();
  expect([localStorage.getItem('user'), memberSession.get()]).toEqual([null, SESSION]);
  expect(listener).toHaveBeenCalledTimes(2);
  memberSession.clear();
  expect(memberSession.get()).toBeUndefined();
  stop();
});

test('[AUTH-09] a session that another tab has begun meanwhile stays', () => {
  memberSession.set(SESSION);
  memberSession.leave();
  const begun = { ...SESSION, token: 'b-token' };
  inAnotherTab(() => localStorage.setItem('user', JSON.stringify(begun)), 'user');
  memberSession.clear();
  expect(memberSession.get()).toEqual(begun);
  memberSession.leave();
  memberSession.set(SESSION);
  expect(memberSession.get()).toEqual(SESSION);
  memberSession.clear();
});

test.each([
  ['who asked for it', '{"token":"a","remember":true}', true],
  ['who did not', '{"token":"a","remember":false}', false],
  ['one with a word in its place', '{"token":"a","remember":"true"}', false],
  ['an administrator', '{"token":"a","remember":true,"impersonated":true}', false],
  ['null', 'null', false],
  ['no JSON', '{', false],
  ['nobody', undefined, false],
])('[AUTH-07] %s is remembered: %s → %s', (_name, stored, remembered) => {
  if (stored !== undefined) localStorage.setItem('user', stored);
  expect(isRemembered()).toBe(remembered);
});

test('[WEB-08] a session that was there is over unless the person ended it; a page that never had one knows of no end', async () => {
  onTestFinished(() => void vi.resetModules());
  vi.resetModules();
  const { memberSession: fresh } = await import('./session.ts');
  expect(fresh.ended()).toBeUndefined();
  fresh.set(SESSION);
  expect(fresh.ended()).toBeUndefined();
  fresh.clear();
  expect(fresh.ended()).toEqual(SESSION);
  fresh.set(SESSION);
  fresh.leave();
  fresh.clear();
  expect(fresh.ended()).toBeUndefined();
});
