import { describe, expect, test } from 'vitest';
import { createSessions } from './sessions.ts';

const member = { kind: 'member', subject: '00001', remember: false } as const;
const MINUTE = 60_000;

describe('sessions', () => {
  test('have tokens of 32 random bytes, never the same', () => {
    const sessions = createSessions();
    const tokens = Array.from({ length: 200 }, () => sessions.open(member, 0));
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('are found by their own token and kind only', () => {
    const sessions = createSessions();
    const token = sessions.open(member, 0);
    expect(sessions.find(token, 'member', 0)).toMatchObject({ subject: '00001' });
    expect(sessions.find(token, 'membergroup', 0)).toBeUndefined();
    expect(sessions.find(token, 'admin', 0)).toBeUndefined();
    expect(sessions.find(`${token}x`, 'member', 0)).toBeUndefined();
    expect(sessions.find('', 'member', 0)).toBeUndefined();
  });

  test('slide by thirty minutes with every use and are dead at the thirtieth', () => {
    const sessions = createSessions();
    const token = sessions.open(member, 0);
    expect(sessions.find(token, 'member', 29 * MINUTE)?.expiresAt).toBe(59 * MINUTE);
    expect(sessions.find(token, 'member', 59 * MINUTE - 1)).toBeDefined();
    expect(sessions.find(token, 'member', 89 * MINUTE - 1)).toBeUndefined();
  });

  test('that were ended are not found again', () => {
    const sessions = createSessions();
    const token = sessions.open(member, 0);
    sessions.end(token);
    expect(sessions.find(token, 'member', 0)).toBeUndefined();
  });

  test('of one subject end together, but for the spared one, and are counted', () => {
    const sessions = createSessions();
    const [firstToken, two, three] = [0, 1, 2].map((now) => sessions.open(member, now));
    const other = sessions.open({ ...member, subject: '00002' }, 0);
    const agency = sessions.open({ ...member, kind: 'membergroup' }, 0);
    expect(sessions.endAll('member', '00001', two)).toBe(2);
    expect(
      [firstToken, two, three].map(
        (token) => sessions.find(token ?? '', 'member', 3) !== undefined,
      ),
    ).toEqual([false, true, false]);
    expect(sessions.find(other, 'member', 3)).toBeDefined();
    expect(sessions.find(agency, 'membergroup', 3)).toBeDefined();
  });

  test('that are dead are swept as the table grows', () => {
    const sessions = createSessions();
    for (let i = 0; i < 999; i += 1) sessions.open(member, 0);
    sessions.open({ ...member, subject: '00002' }, 31 * MINUTE);
    expect(sessions.endAll('member', '00001')).toBe(0);
    expect(sessions.endAll('member', '00002')).toBe(1);
  });
});
