import { createAuthenticator } from '@coop/contracts/examples/authenticator';
import { deriveMember } from '@coop/cooperative/people/member';
import { expect, test } from 'vitest';
import { type Mock, PASSWORD, startMock } from '../../testing/start-mock.ts';

const NO = '00001';
const MINUTE = 60_000;

/** Creates a member who has added a device's passkey. */
async function withPasskey(mock: Mock) {
  const member = await mock.signIn(NO);
  const device = createAuthenticator();
  const { challenge } = await member.ok('memberPasskeyOptions', {
    body: { mem_password: PASSWORD },
  });
  const body = { name: 'โทรศัพท์', ...device.make(challenge) };
  const added = await member.ok('memberPasskeyRegister', { body });
  expect(added.rc_code).toBe('1');
  return { member, device };
}

type Signing = Parameters<ReturnType<typeof createAuthenticator>['sign']>[1];

async function come(mock: Mock, device: ReturnType<typeof createAuthenticator>, how?: Signing) {
  const visitor = await mock.caller();
  const { challenge } = await visitor.ok('memberPasskeyChallenge');
  return visitor.call('memberPasskeyLogin', { body: device.sign(challenge, how) });
}

test('[ABI-10] a passkey signs its member in, and its last use is listed', async () => {
  await using mock = await startMock();
  const { member, device } = await withPasskey(mock);
  expect((await member.ok('memberPasskeyList')).rows).toMatchObject([{ last_used_at: '' }]);
  const answer = await come(mock, device);
  expect(answer.body).toMatchObject({ membership_no: NO });
  const { token } = answer.body as { token: string };
  await (await mock.caller({ token })).ok('memberShareList');
  expect((await member.ok('memberPasskeyList')).rows).toEqual([
    {
      passkey_id: device.id,
      name: 'โทรศัพท์',
      added_at: '2026-11-20 10:00:00',
      last_used_at: '2026-11-20 10:00:00',
    },
  ]);
});

test('[ABI-10] a challenge is good once, for five minutes, in its own world and for its purpose', async () => {
  await using mock = await startMock();
  const { member, device } = await withPasskey(mock);
  const visitor = await mock.caller();
  const { challenge } = await visitor.ok('memberPasskeyChallenge');
  const body = device.sign(challenge);
  expect((await visitor.call('memberPasskeyLogin', { body })).status).toBe(200);
  expect((await visitor.call('memberPasskeyLogin', { body })).status).toBe(422);

  const late = (await visitor.ok('memberPasskeyChallenge')).challenge;
  mock.world.clock.advance(5 * MINUTE);
  const old = device.sign(late, { counter: 2 });
  expect((await visitor.call('memberPasskeyLogin', { body: old })).status).toBe(422);

  const there = await mock.caller({ world: 'another' });
  const foreign = device.sign((await there.ok('memberPasskeyChallenge')).challenge, { counter: 3 });
  expect((await visitor.call('memberPasskeyLogin', { body: foreign })).status).toBe(422);

  const options = await member.ok('memberPasskeyOptions', { body: { mem_password: PASSWORD } });
  const other = device.sign(options.challenge, { counter: 4 });
  expect((await visitor.call('memberPasskeyLogin', { body: other })).status).toBe(422);
});

test('[ABI-10] of two sign-ins at the same moment with the same count one is let in', async () => {
  await using mock = await startMock();
  const { device } = await withPasskey(mock);
  const both = [1, 2].map(() => come(mock, device, { counter: 7 }));
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 422]);
});

test('[ABI-10] another page, an unverified user, a counter that stands still and a foreign key are refused alike', async () => {
  await using mock = await startMock();
  const { device } = await withPasskey(mock);
  expect((await come(mock, device, { counter: 5 })).status).toBe(200);
  const stranger = createAuthenticator();
  const forged: typeof device = {
    ...stranger,
    sign: (challenge, how) => ({ ...stranger.sign(challenge, how), id: device.id }),
  };
  const refused = [
    await come(mock, device, { origin: 'http://evil.example', counter: 6 }),
    await come(mock, device, { isVerified: false, counter: 6 }),
    await come(mock, device, { counter: 5 }),
    await come(mock, forged, { counter: 6 }),
    await come(mock, createAuthenticator()),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
});

test('[ABI-10] a new password leaves the passkey, the member removes it, nobody else does', async () => {
  await using mock = await startMock();
  const { member, device } = await withPasskey(mock);
  const change = { mem_oldpassword: PASSWORD, mem_password: 'ข้าวต้มปลาร้อนๆ9ชาม' };
  await member.ok('memberPasswordUpdate', { body: change });
  expect((await come(mock, device)).status).toBe(200);
  const body = { passkey_id: device.id };
  const other = await mock.signIn('00004');
  expect((await other.call('memberPasskeyRemove', { body })).status).toBe(404);
  await member.ok('memberPasskeyRemove', { body });
  await member.ok('memberPasskeyRemove', { body });
  expect((await member.ok('memberPasskeyList')).rows).toEqual([]);
  expect((await come(mock, device, { counter: 2 })).status).toBe(422);
});

test('[ABI-10] a passkey wants the password, and what a device says is not believed', async () => {
  await using mock = await startMock();
  const member = await mock.signIn(NO);
  const wrong = await member.call('memberPasskeyOptions', { body: { mem_password: 'wrong' } });
  expect(wrong.status).toBe(422);
  const { challenge } = await member.ok('memberPasskeyOptions', {
    body: { mem_password: PASSWORD },
  });
  const other = await mock.signIn('00004');
  const made = { name: 'โทรศัพท์', ...createAuthenticator().make(challenge) };
  expect(await other.ok('memberPasskeyRegister', { body: made })).toMatchObject({ rc_code: '0' });
});

test('[ABI-10] who has lost the device comes in by a one-time code, and ends its passkey', async () => {
  await using mock = await startMock();
  const { device } = await withPasskey(mock);
  const visitor = await mock.caller();
  const { citizenNo, birthDate } = deriveMember(mock.world.view(), Number(NO));
  const proof = { membership_no: NO, card_person: citizenNo, birth_date: birthDate };
  const checkAnswer = await visitor.ok('memberRegisterCheck', {
    body: { ...proof, purpose: 'forget' },
  });
  const mem_password = 'ใหม่กว่าเดิม9';
  const code = { ticket: checkAnswer.ticket ?? '', otp: mock.world.codes.latest(NO) ?? '' };
  const set = await visitor.ok('memberForgetCreate', { body: { ...code, mem_password } });
  expect(set.rc_code).toBe('1');
  const again = await mock.signIn(NO, { password: mem_password });
  const { rows } = await again.ok('memberPasskeyList');
  expect(rows.map(({ passkey_id }) => passkey_id)).toEqual([device.id]);
  await again.ok('memberPasskeyRemove', { body: { passkey_id: device.id } });
  expect((await come(mock, device)).status).toBe(422);
  // Without the last passkey, the password still works.
  await mock.signIn(NO, { password: mem_password });
});

test('[ABI-10][RT-03] a member is told of a new passkey, by its name', async () => {
  await using mock = await startMock();
  const { member } = await withPasskey(mock);
  const { rows } = await member.ok('memberNotificationList');
  expect(rows).toContainEqual(
    expect.objectContaining({
      title: 'เพิ่มพาสคีย์ใหม่แล้ว',
      body: expect.stringContaining('“โทรศัพท์”'),
      page: '/member/session',
    }),
  );
});
