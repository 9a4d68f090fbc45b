import { expect, test } from 'vitest';
import { worldOn } from '../testing/worlds.ts';
import type { CodePurpose } from '../world/state/one-time-codes.ts';
import { passwordMatches } from '../world/state/password.ts';
import { setPasswordByCode } from './password-by-code.ts';

const MEMBER = {
  area: 'member',
  opened: 'registered',
  kept: 'member-password',
  subject: '00012',
} as const;
const AGENCY = {
  area: 'membergroup',
  opened: 'group-registered',
  kept: 'group-password',
  subject: '80050004',
} as const;
const WRONG = {
  rc_code: '0',
  field: 'otp',
  errors: ['รหัสยืนยันไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบหรือขอรหัสใหม่'],
};

/** Somebody who is signed in already, and sets a password by a code. */
function setting(purpose: CodePurpose, who: typeof MEMBER | typeof AGENCY) {
  const { area, opened, kept, subject } = who;
  const world = worldOn('2026-11-20');
  const now = world.clock.now();
  world.sessions.open({ kind: area, subject, remember: false }, now);
  const ticket = world.codes.send(purpose, subject, now);
  const done: string[] = [];
  const set = (otp = world.codes.latest(subject) ?? '') =>
    setPasswordByCode(
      world,
      {
        area,
        opened,
        kept,
        check: async (_, who, password) => void done.push(`checks ${who} ${password}`),
      },
      purpose,
      { ticket, otp, mem_password: 'ใหม่' },
    );
  return {
    set,
    done,
    keeps: (password: string) => passwordMatches(password, world.overlay.latest(kept, subject)),
    opened: () => world.overlay.all(opened, subject).length,
    sessions: () => world.sessions.list(area, subject, now).length,
  };
}

test.each([
  ['register', MEMBER, 1],
  ['group-register', AGENCY, 1],
  ['forget', MEMBER, 0],
  ['group-forget', AGENCY, 0],
] as const)(
  'a code for %s sets one password and ends what is open',
  async (purpose, who, opened) => {
    const item = setting(purpose, who);
    expect(await item.set()).toEqual({
      rc_code: '1',
      messages: 'ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
    });
    expect(item.done).toEqual([`checks ${who.subject} ใหม่`]);
    expect(await item.keeps('ใหม่')).toBe(true);
    expect([item.opened(), item.sessions()]).toEqual([opened, 0]);
    expect(await item.set()).toEqual(WRONG);
  },
);

test('a wrong code sets nothing, and of two tries at once one does', async () => {
  const wrong = setting('register', MEMBER);
  expect(await wrong.set('x')).toEqual(WRONG);
  expect([wrong.done, wrong.sessions()]).toEqual([[], 1]);
  expect(await wrong.keeps('ใหม่')).toBe(false);
  const twice = setting('register', MEMBER);
  const answers = await Promise.all([twice.set(), twice.set()]);
  expect(answers.map(({ rc_code }) => rc_code)).toEqual(['1', '0']);
  expect(twice.opened()).toBe(1);
});
