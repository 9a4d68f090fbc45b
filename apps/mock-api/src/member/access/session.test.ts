import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusals.ts';
import { type Mock, PASSWORD, startMock } from '../../testing/start-mock.ts';

const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Signs a member in on a device, which sends this user agent with every call. */
async function signInOn(mock: Mock, userAgent: string, no = '00001') {
  const body = {
    membership_no: no,
    mem_password: PASSWORD,
    remember: false,
    recaptcha: 'always-pass',
  };
  const headers = { 'user-agent': userAgent };
  const { token } = await (await mock.caller()).ok('memberAuthLogin', { body, headers });
  return mock.caller({ token });
}

const rowsOf = async (caller: Awaited<ReturnType<typeof signInOn>>) =>
  (await caller.ok('memberSessionList')).rows;

describe('where a member is signed in', () => {
  test('[AUTH-08] each session is listed with device and times, and says which one asks', async () => {
    await using mock = await startMock();
    const phone = await signInOn(mock, PHONE);
    mock.world.clock.advance(5 * MINUTE);
    const desk = await signInOn(mock, DESK);
    await signInOn(mock, DESK, '00002');
    const area = '127.0.0.xxx';
    expect(await rowsOf(desk)).toEqual([
      {
        session_id: expect.stringMatching(/^[\w-]{22}$/),
        device: 'คอมพิวเตอร์ Windows · Firefox',
        address_area: area,
        signed_in_at: '2026-11-20 10:05:00',
        last_used_at: '2026-11-20 10:05:00',
        remembered: false,
        is_current: true,
      },
      expect.objectContaining({
        device: 'โทรศัพท์ Android · Chrome',
        signed_in_at: '2026-11-20 10:00:00',
        last_used_at: '2026-11-20 10:00:00',
        is_current: false,
      }),
    ]);
    mock.world.clock.advance(MINUTE);
    const [first] = await rowsOf(phone);
    expect(first).toMatchObject({ is_current: true, last_used_at: '2026-11-20 10:06:00' });
  });

  test('all others are ended at once', async () => {
    await using mock = await startMock();
    const others = [await signInOn(mock, PHONE), await signInOn(mock, PHONE)];
    const here = await signInOn(mock, DESK);
    await here.ok('memberSessionEnd', { body: { all_others: true } });
    for (const caller of others) expectRefusal(await caller.call('memberAuthShow'), 401);
    await here.ok('memberAuthShow');
  });

  test('the session of somebody else is 404, as one that nobody has', async () => {
    await using mock = await startMock();
    const victim = await signInOn(mock, DESK, '00002');
    const [theirs] = await rowsOf(victim);
    const here = await signInOn(mock, PHONE);
    for (const session_id of [theirs?.session_id, 'AAAAAAAAAAAAAAAAAAAAAA']) {
      expectRefusal(await here.call('memberSessionEnd', { body: { session_id } }), 404);
    }
    await victim.ok('memberAuthShow');
  });

  test('an administrator who looks on is no device of the member, and ends no session', async () => {
    await using mock = await startMock();
    const here = await signInOn(mock, PHONE, '00003');
    const { token } = await (await mock.admin('00003')).ok('adminImpersonateShow');
    const looking = await mock.caller({ token });
    expect(await rowsOf(here)).toHaveLength(1);
    expect(await rowsOf(looking)).toMatchObject([{ is_current: false }]);
    expectRefusal(await looking.call('memberSessionEnd', { body: { all_others: true } }), 403);
    await here.ok('memberAuthShow');
    // Viewing is no sign-in of the member either.
    expect(await looking.ok('memberOverviewShow')).not.toHaveProperty('last_sign_in_at');
  });
});

describe('the sign-in before', () => {
  test('is told on the first page, and not at the very first', async () => {
    await using mock = await startMock();
    const first = await signInOn(mock, PHONE);
    expect(await first.ok('memberOverviewShow')).not.toHaveProperty('last_sign_in_at');
    mock.world.clock.advance(24 * 60 * MINUTE);
    const second = await signInOn(mock, DESK);
    expect(await second.ok('memberOverviewShow')).toMatchObject({
      last_sign_in_at: '2026-11-20 10:00:00',
      last_sign_in_device: 'โทรศัพท์ Android',
    });
  });
});

describe('a sign-in from a device that is new', () => {
  const noticesOf = async (caller: Awaited<ReturnType<typeof signInOn>>) =>
    (await caller.ok('memberNotificationList')).rows.filter(({ title }) =>
      title.includes('อุปกรณ์ใหม่'),
    );

  test('[RT-03] is told once; the first of all and one that is known are not', async () => {
    await using mock = await startMock();
    expect(await noticesOf(await signInOn(mock, PHONE))).toEqual([]);
    expect(await noticesOf(await signInOn(mock, PHONE))).toEqual([]);
    mock.world.clock.advance(MINUTE);
    await signInOn(mock, DESK);
    expect(await noticesOf(await signInOn(mock, DESK))).toMatchObject([
      {
        title: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
        body: expect.stringContaining('คอมพิวเตอร์ Windows · Firefox'),
        page: '/member/session',
        url: '',
        created_at: '2026-11-20 10:01:00',
      },
    ]);
  });
});
