import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { AGENCY } from '../../testing/happy.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { HASH_COST } from '../../world/state/password.ts';

const CHOSEN = 'ใหม่กว่าเดิม9';

/** Returns the number of hashes of a call, and its status. */
async function costOf(
  mock: Mock,
  key: Parameters<Awaited<ReturnType<Mock['caller']>>['call']>[0],
  body: object,
) {
  const caller = await mock.caller();
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  const { status } = await caller.call(key, { body });
  hook.disable();
  return [status, hashes];
}

test.each([
  ['of a member who has not chosen one', '00004', 'wrong'],
  ['of a member who has chosen one', '00001', 'wrong'],
  ['that was the demo’s before', '00001', 'demo1234'],
  ['of a number that nobody has', '99999999', 'wrong'],
  ['that everybody has, for a number that nobody has', '99999999', 'demo1234'],
  ['that everybody has, for a member who has not registered', '00012', 'demo1234'],
])(
  '[AUTH-03] a refusal of a password %s costs one hash',
  async (_, membership_no, mem_password) => {
    await using mock = await startMock();
    const owner = await mock.signIn('00001');
    const change = { mem_password: CHOSEN, mem_oldpassword: 'demo1234' };
    await owner.ok('memberPasswordUpdate', { body: change });
    const typed = { membership_no, mem_password };
    const login = { ...typed, remember: false, recaptcha: 'always-pass' };
    expect(await costOf(mock, 'memberAuthLogin', login)).toEqual([422, 1]);
    expect(await costOf(mock, 'memberPasswordResetStatusShow', typed)).toEqual([422, 1]);
    const reset = { ...typed, newPassword: CHOSEN };
    expect(await costOf(mock, 'memberPasswordResetUpdate', reset)).toEqual([422, 1]);
  },
);

test.each([
  ['wrong', AGENCY],
  ['wrong', '99999999'],
  ['demo1234', '99999999'],
])(
  '[GRP-01] the refusal of %s for agency %s costs one hash',
  async (member_group_pass, member_group_no) => {
    await using mock = await startMock();
    const body = { member_group_no, member_group_pass, remember: false };
    expect(await costOf(mock, 'membergroupAuthLogin', body)).toEqual([422, 1]);
  },
);

test('a hash is dear to whoever tries passwords', () => {
  expect(HASH_COST).toBeGreaterThanOrEqual(16_384);
});
