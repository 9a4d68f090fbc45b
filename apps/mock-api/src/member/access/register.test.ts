import { expect, test } from 'vitest';
import { expectFieldErrors } from '../../testing/refusals.ts';
import { startMock } from '../../testing/start-mock.ts';
import { createOneTimeCodes } from '../../world/state/one-time-codes.ts';

const proof = {
  membership_no: '00012',
  card_person: '9123456789010',
  birth_date: '1980-05-01',
  purpose: 'register',
} as const;

const answersTo = async (parts: readonly Partial<typeof proof | { card_person: string }>[]) => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const answers: unknown[] = [];
  for (const part of parts) {
    answers.push((await caller.call('memberRegisterCheck', { body: { ...proof, ...part } })).body);
  }
  return answers;
};

test('[AUTH-13] the right three parts are sent a code', async () => {
  const [answer] = await answersTo([{}]);
  expect(answer).toMatchObject({ rc_code: '1', phone_masked: '08x-xxx-x012' });
});

test('[AUTH-13] a number with a wrong check digit is said to be none; a wrong one is not told apart', async () => {
  const [slip, other] = await answersTo([
    { card_person: '9123456789011' },
    { card_person: '9999999999994' },
  ]);
  expect(slip).toEqual({
    rc_code: '0',
    errors: ['เลขประจำตัวประชาชนไม่ถูกต้อง กรุณาตรวจสอบกับบัตรประชาชนทีละหลัก'],
  });
  expect(other).toEqual({
    rc_code: '0',
    errors: [
      'ข้อมูลไม่ตรงกับทะเบียนของสหกรณ์ หรือเลขทะเบียนนี้ดำเนินการแล้ว กรุณาตรวจสอบทั้งสามช่อง หากยังไม่ได้โปรดติดต่อสหกรณ์',
    ],
  });
});

test('[AUTH-13] a code ends when a newer one is asked for', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const ask = async () => {
    const { ticket = '' } = await caller.ok('memberRegisterCheck', { body: proof });
    return { ticket, otp: mock.world.codes.latest(proof.membership_no) };
  };
  const former = await ask();
  const latest = await ask();
  const open = async (code: typeof former) => {
    const body = { ...code, mem_password: 'ใหม่กว่าเดิม9' };
    return (await caller.ok('memberRegisterCreate', { body })).rc_code;
  };
  expect([await open(former), await open(latest)]).toEqual(['0', '1']);
});

test('[AUTH-13] a password that is refused does not cost the code', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { ticket } = await caller.ok('memberRegisterCheck', { body: proof });
  const code = { ticket, otp: mock.world.codes.latest(proof.membership_no) };
  const open = (mem_password: string) =>
    caller.call('memberRegisterCreate', { body: { ...code, mem_password } });
  expectFieldErrors(await open('12345678'), ['mem_password']);
  expect((await open('ใหม่กว่าเดิม9')).body).toMatchObject({ rc_code: '1' });
  expect((await open('ใหม่กว่าเดิม9')).body).toMatchObject({ rc_code: '0' });
});

test('[AUTH-13] a person is sent five codes in ten minutes at most, from whatever addresses', async () => {
  await using mock = await startMock({ trustedProxies: ['127.0.0.1'] });
  const caller = await mock.caller();
  let address = 0;
  const ask = async () => {
    address += 1;
    const headers = { 'x-forwarded-for': `203.0.113.${address}` };
    const body = { ...proof, recaptcha: 'always-pass' };
    return (await caller.call('memberRegisterCheck', { body, headers })).status;
  };
  const statuses: number[] = [];
  for (let no = 0; no < 40; no += 1) statuses.push(await ask());
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(35).fill(429)]);
  mock.world.clock.advance(10 * 60_000);
  expect(await ask()).toBe(200);
});

test('[AUTH-13] and twenty in a day', () => {
  const codes = createOneTimeCodes();
  const HOUR = 60 * 60_000;
  for (let no = 0; no < 20; no += 1) {
    expect(codes.wait('00001', no * HOUR)).toBe(0);
    codes.send('forget', '00001', no * HOUR);
  }
  expect([codes.wait('00001', 20 * HOUR), codes.wait('00002', 20 * HOUR)]).toEqual([4 * HOUR, 0]);
  expect(codes.wait('00001', 24 * HOUR)).toBe(0);
});
