import { expect, test } from 'vitest';
import { expectFieldErrors } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const NEW = {
  member_group_no: '80050004',
  tax_no: '0994500004001',
  phone: '0815500004',
  purpose: 'register',
};
const KNOWN = {
  member_group_no: '80010001',
  tax_no: '0994100001004',
  phone: '0811100001',
  purpose: 'forget',
};
const CHOSEN = 'ใหม่กว่าเดิม9';

test('[GRP-14] an agency opens its access: proof, code, password, sign-in', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const proof = await caller.ok('membergroupRegisterCheck', { body: NEW });
  expect(proof).toMatchObject({ rc_code: '1', phone_masked: '08x-xxx-x004' });
  const otp = mock.world.codes.latest(NEW.member_group_no);
  const body = { ticket: proof.ticket, otp, mem_password: CHOSEN };
  expect(await caller.ok('membergroupRegisterCreate', { body })).toMatchObject({ rc_code: '1' });
  await mock.signInAgency(NEW.member_group_no, { password: CHOSEN });
  const again = await caller.ok('membergroupRegisterCheck', { body: NEW });
  expect(again).toMatchObject({ rc_code: '0', errors: [expect.stringContaining('ไม่ตรง')] });
});

test('[GRP-14] an agency that forgot its password sets a new one; its sessions end', async () => {
  await using mock = await startMock();
  const elsewhere = await mock.signInAgency(KNOWN.member_group_no);
  const caller = await mock.caller();
  const { ticket } = await caller.ok('membergroupRegisterCheck', { body: KNOWN });
  const otp = mock.world.codes.latest(KNOWN.member_group_no);
  const body = { ticket, otp, mem_password: CHOSEN };
  expect(await caller.ok('membergroupForgetCreate', { body })).toMatchObject({ rc_code: '1' });
  expect((await elsewhere.call('membergroupAuthShow')).status).toBe(401);
  await mock.signInAgency(KNOWN.member_group_no, { password: CHOSEN });
});

test('[GRP-14] a refusal does not say which part was wrong', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const texts = new Set<string>();
  for (const body of [
    { ...NEW, tax_no: '0994500004002' },
    { ...NEW, phone: '0815500005' },
    { ...NEW, purpose: 'forget' },
    { ...KNOWN, purpose: 'register' },
    { ...KNOWN, member_group_no: '80099999' },
  ]) {
    const answer = await caller.call('membergroupRegisterCheck', { body });
    texts.add(answer.text);
  }
  expect([...texts]).toEqual([expect.stringContaining('"rc_code":"0"')]);
});

test('[GRP-14] a code for an agency opens no member’s access, and the reverse', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { ticket } = await caller.ok('membergroupRegisterCheck', { body: KNOWN });
  const otp = mock.world.codes.latest(KNOWN.member_group_no);
  const body = { ticket, otp, mem_password: CHOSEN };
  for (const key of [
    'memberForgetCreate',
    'memberRegisterCreate',
    'membergroupRegisterCreate',
  ] as const) {
    expect(await caller.ok(key, { body })).toMatchObject({ rc_code: '0' });
  }
  const bad = { ...KNOWN, tax_no: '123', phone: '12' };
  expectFieldErrors(await caller.call('membergroupRegisterCheck', { body: bad }), [
    'tax_no',
    'phone',
  ]);
});
