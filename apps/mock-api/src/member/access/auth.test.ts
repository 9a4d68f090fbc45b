import { describe, expect, test } from 'vitest';
import { MEMBER } from '../../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../../testing/refusals.ts';
import { PASSWORD, startMock } from '../../testing/start-mock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function login(membership_no: string, mem_password = PASSWORD) {
  return { membership_no, mem_password, remember: false, recaptcha: 'always-pass' };
}

describe('signing in', () => {
  test('[API-01] a persona gets a token, the number and the name', async () => {
    await using mock = await startMock();
    const body = await (await mock.caller()).ok('memberAuthLogin', { body: login('00001') });
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      membership_no: '00001',
      member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
      expires_in: 1_800,
    });
  });

  test('[API-01] every number up to the population can sign in, in a world of any size', async () => {
    await using small = await startMock({ population: 100 });
    await using large = await startMock({ population: 1_000_000 });
    await small.signIn('00100');
    await large.signIn('00100');
    await large.signIn('1000000');
    const beyond = await (await small.caller()).call('memberAuthLogin', { body: login('00101') });
    expectRefusal(beyond, 422);
  });

  test('[AUTH-01] the number is sent padded to five digits, not shorter', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    for (const no of ['1', '0001', ' 00001', '๐๐๐๐๑', '123456789']) {
      const answer = await caller.call('memberAuthLogin', { body: login(no) });
      expectFieldErrors(answer, ['membership_no']);
      expect(answer.text).toContain('เลขทะเบียนสมาชิกต้องเป็นตัวเลขอย่างน้อย 5 หลัก');
    }
  });

  test('[AUTH-03] every refusal of credentials is 422, byte for byte the same', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const bodies = [
      login('00001', 'wrong'),
      login('99999'),
      login('99999', 'wrong'),
      login('00000'),
      login('00012'),
      login('000001'),
    ];
    const texts = new Set<string>();
    for (const body of bodies) {
      const answer = await caller.call('memberAuthLogin', { body });
      expectFieldErrors(answer, ['membership_no']);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง');
  });

  test('[AUTH-01] a failed bot check is 422 on recaptcha and opens no session', async () => {
    await using mock = await startMock();
    const body = { ...login('00001'), recaptcha: 'always-fail' };
    const answer = await (await mock.caller()).call('memberAuthLogin', { body });
    expectFieldErrors(answer, ['recaptcha']);
    expect(answer.text).not.toContain('token');
  });
});

describe('a session', () => {
  test('[API-03] [AUTH-06] is confirmed with rc_code 1', async () => {
    await using mock = await startMock();
    const answer = await (await mock.signIn(MEMBER)).ok('memberAuthShow');
    expect(answer).toEqual({ rc_code: '1', status: 200, expires_in: 1800 });
  });

  test('[AUTH-08] dies after thirty minutes without a call, by the world’s clock', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    mock.world.clock.advance(30 * MINUTE - 1);
    await caller.ok('memberAuthShow');
    mock.world.clock.advance(30 * MINUTE);
    expectRefusal(await caller.call('memberAuthShow'), 401);
  });

  test('[AUTH-01] lasts thirty days when it is remembered', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER, { remember: true });
    mock.world.clock.advance(30 * DAY - 1);
    await caller.ok('memberAuthShow');
    mock.world.clock.advance(30 * DAY);
    expectRefusal(await caller.call('memberAuthShow'), 401);
  });

  test('[API-02] [AUTH-09] ends with logging out, for its own token only', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const other = await mock.signIn('00004');
    expect(await caller.ok('memberAuthLogout')).toEqual({ message: 'ออกจากระบบแล้ว' });
    expectRefusal(await caller.call('memberShareList'), 401);
    expectRefusal(await caller.call('memberAuthLogout'), 401);
    await other.ok('memberShareList');
  });
});

test('a disk that is full refuses a sign-in in words, and signs in once there is room', async () => {
  let isFull = true;
  const store = {
    load: () => [],
    replace: () => undefined,
    append: () => {
      if (isFull) throw Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    },
  };
  await using mock = await startMock({ store });
  const visitor = await mock.caller();
  const body = login(MEMBER);
  const answer = await visitor.call('memberAuthLogin', { body });
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('บันทึกข้อมูลไม่ได้');
  expect(answer.headers['retry-after']).toBe('60');
  isFull = false;
  expect((await visitor.call('memberAuthLogin', { body })).status).toBe(200);
});
