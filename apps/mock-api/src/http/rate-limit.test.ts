import { endpointKeys } from '@coop/contracts/endpoints';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { AGENCY } from '../testing/happy.ts';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';
import { isLimited } from './rate-limit.ts';

const wrong = { mem_password: 'wrong', remember: false, recaptcha: 'always-pass' };

async function statusesOf(count: number, call: () => ReturnType<Caller['call']>) {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await call()).status);
  return statuses;
}

const TEN_REFUSED = Array.from({ length: 10 }, () => 422);

describe('attempts at a password', () => {
  test('the eleventh in a minute for one number answers 429 with Retry-After', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const attempt = () =>
      caller.call('memberAuthLogin', { body: { ...wrong, membership_no: '00001' } });
    expect(await statusesOf(10, attempt)).toEqual(TEN_REFUSED);
    const answer = await attempt();
    const { error, message } = expectRefusal(answer, 429);
    expect(Object.keys(answer.body as object)).toEqual(['error', 'message']);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(error).toBe(`ลองหลายครั้งเกินไป กรุณารอ ${seconds} วินาทีแล้วลองใหม่`);
    expect(message).toBe(error);
  });

  test('the right password does not help once the limit is reached', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const body = { ...wrong, membership_no: '00001' };
    await statusesOf(10, () => caller.call('memberAuthLogin', { body }));
    const right = { ...body, mem_password: 'demo1234' };
    expectRefusal(await caller.call('memberAuthLogin', { body: right }), 429);
  });

  test('are counted for each number by itself', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const attempt = (membership_no: string) => () =>
      caller.call('memberAuthLogin', { body: { ...wrong, membership_no } });
    await statusesOf(11, attempt('00001'));
    expect(await statusesOf(1, attempt('00004'))).toEqual([422]);
    await mock.signIn('00004');
  });

  test('are counted for each world by itself', async () => {
    await using mock = await startMock();
    const attempt = (caller: Caller) => () =>
      caller.call('memberAuthLogin', { body: { ...wrong, membership_no: '00001' } });
    await statusesOf(11, attempt(await mock.caller()));
    const elsewhere = await mock.caller({ world: 'elsewhere' });
    expect(await statusesOf(1, attempt(elsewhere))).toEqual([422]);
  });

  test('are limited for agencies and for resets as well', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const agency = { member_group_no: AGENCY, member_group_pass: 'wrong', remember: false };
    const reset = { membership_no: '00009', mem_password: 'wrong' };
    const calls = [
      () => caller.call('membergroupAuthLogin', { body: agency }),
      () => caller.call('memberPasswordResetStatusShow', { body: reset }),
      () =>
        caller.call('memberPasswordResetUpdate', {
          body: { ...reset, newPassword: 'new-password' },
        }),
    ];
    for (const call of calls) expect(await statusesOf(11, call)).toEqual([...TEN_REFUSED, 429]);
  });

  test('with a number that is no text share one count and never fail', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const numbers: unknown[] = [{ toString: 1 }, ['x'], 5, null, true, {}];
    for (const membership_no of numbers) {
      const answer = await caller.call('memberAuthLogin', { body: { ...wrong, membership_no } });
      expectRefusal(answer, 422);
    }
  });

  test('do not limit the reading of records', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const statuses = await statusesOf(30, () => caller.call('memberShareList'));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

test('what a stranger only reads is not counted, a password and what makes something are', () => {
  const counted = endpointKeys.filter(isLimited);
  expect(counted).toEqual(
    expect.arrayContaining([
      'memberAuthLogin',
      'memberPasswordResetStatusShow',
      'memberPasswordResetUpdate',
      'memberRegisterCheck',
      'memberRegisterCreate',
      'memberForgetCreate',
      'membergroupAuthLogin',
    ]),
  );
  expect(counted.filter((key) => key.startsWith('info'))).toEqual([
    'infoBoardCreate',
    'infoBoardAnswerCreate',
    'infoDemandCreate',
    'infoElectionVoterCheck',
  ]);
});
