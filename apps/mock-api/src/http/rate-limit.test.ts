import { endpointKeys } from '@coop/contracts/endpoints';
import { describe, expect, test, vi } from 'vitest';
import { networkOf } from '../call/network.ts';
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

  test('are limited for agencies and for resets as well', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const recaptcha = 'always-pass';
    const agency = {
      member_group_no: AGENCY,
      member_group_pass: 'wrong',
      remember: false,
      recaptcha,
    };
    const reset = { membership_no: '00009', mem_password: 'wrong', recaptcha };
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

  test('that are right count for nothing', async () => {
    await using mock = await startMock();
    for (let i = 0; i < 25; i += 1) await mock.signIn('00001');
  });

  test('that fail the bot check count for the address and leave the member alone', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const body = { ...wrong, membership_no: '00001', recaptcha: 'always-fail' };
    const robot = () => caller.call('memberAuthLogin', { body });
    expect(await statusesOf(59, robot)).toEqual(Array.from({ length: 59 }, () => 422));
    await mock.signIn('00001');
    expect(await statusesOf(2, robot)).toEqual([422, 429]);
  });

  test('at many numbers are counted together', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    let no = 0;
    const guess = () => {
      no += 1;
      const body = { ...wrong, membership_no: String(no).padStart(5, '0') };
      return caller.call('memberAuthLogin', { body });
    };
    expect(await statusesOf(60, guess)).toEqual(Array.from({ length: 60 }, () => 422));
    expect((await guess()).status).toBe(429);
    const status = { membership_no: '00900', mem_password: 'wrong' };
    expectRefusal(await caller.call('memberPasswordResetStatusShow', { body: status }), 429);
  });

  test('of two visitors behind a trusted web server are told apart, and a stranger’s word is not taken', async () => {
    await using mock = await startMock({ trustedProxies: ['127.0.0.1'] });
    const caller = await mock.caller();
    const body = { ...wrong, membership_no: '00001' };
    const from = (address: string) => () =>
      caller.call('memberAuthLogin', { body, headers: { 'x-forwarded-for': address } });
    await statusesOf(11, from('203.0.113.7'));
    expect(await statusesOf(1, from('203.0.113.8'))).toEqual([422]);
    await using alone = await startMock();
    const stranger = await alone.caller();
    const claiming = (address: string) => () =>
      stranger.call('memberAuthLogin', { body, headers: { 'x-forwarded-for': address } });
    await statusesOf(10, claiming('203.0.113.7'));
    expect(await statusesOf(1, claiming('203.0.113.8'))).toEqual([429]);
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
    'infoVerifyShow',
  ]);
});

test('an address that stays below the limit of the minute meets that of the hour', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  try {
    const outcome = async (no: number) => {
      vi.setSystemTime(no * 2_000);
      const body = { ...wrong, membership_no: String(no).padStart(5, '0') };
      const { status, headers } = await caller.call('memberAuthLogin', { body });
      return [status, headers['retry-after']];
    };
    for (let no = 0; no < 300; no += 1) expect(await outcome(no)).toEqual([422, undefined]);
    expect(await outcome(300)).toEqual([429, '3000']);
    expect(await outcome(1_800)).toEqual([422, undefined]);
  } finally {
    vi.useRealTimers();
  }
});

test('[WEB-13] twenty addresses that fail the bot check shut nobody out', async () => {
  await using mock = await startMock({ trustedProxies: ['127.0.0.1'] });
  const caller = await mock.caller();
  const robot = { ...wrong, membership_no: '00004', recaptcha: 'always-fail' };
  for (let address = 0; address < 20; address += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${address}` };
    await statusesOf(60, () => caller.call('memberAuthLogin', { body: robot, headers }));
  }
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const member = { ...wrong, membership_no: '00001', mem_password: 'demo1234' };
  const agency = { member_group_no: AGENCY, member_group_pass: 'demo1234', remember: false };
  const paper = { number: '6902-00001', check: 'K7QXM2PD' };
  expect((await caller.call('memberAuthLogin', { body: member, headers })).status).toBe(200);
  expect((await caller.call('membergroupAuthLogin', { body: agency, headers })).status).toBe(200);
  expect((await caller.call('infoVerifyShow', { body: paper, headers })).status).toBe(404);
});

test('a signed-in member’s tries are the member’s, from whatever address', async () => {
  await using mock = await startMock({ trustedProxies: ['127.0.0.1'] });
  const first = await mock.signIn('00001');
  const other = await mock.signIn('00004');
  let address = 0;
  const invite = (caller: Caller) => () => {
    address += 1;
    const headers = { 'x-forwarded-for': `203.0.113.${address}` };
    const body = { name: 'ลูกสาว', days: 30, mem_password: 'wrong' };
    return caller.call('memberRelativeInvite', { body, headers });
  };
  expect(await statusesOf(11, invite(first))).toEqual([...TEN_REFUSED, 429]);
  expect(await statusesOf(1, invite(other))).toEqual([422]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, visitor) => {
  expect(networkOf(ip)).toBe(visitor);
});
