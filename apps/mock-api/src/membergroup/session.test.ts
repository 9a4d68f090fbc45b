import { expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { type Mock, PASSWORD, startMock } from '../testing/start-mock.ts';

const SCHOOL = '80010001';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function signInOn(mock: Mock, userAgent: string, no = SCHOOL) {
  const body = { member_group_no: no, member_group_pass: PASSWORD, remember: false };
  const headers = { 'user-agent': userAgent };
  const { token } = await (await mock.caller()).ok('membergroupAuthLogin', { body, headers });
  return mock.caller({ token });
}

test('[GRP-01] an agency sees its own devices with their times, and which one asks', async () => {
  await using mock = await startMock();
  await signInOn(mock, EDGE);
  mock.world.clock.advance(60_000);
  const phone = await signInOn(mock, PHONE);
  await signInOn(mock, PHONE, '80010002');
  const { rows } = await phone.ok('membergroupSessionList');
  expect(rows).toEqual([
    {
      session_id: expect.stringMatching(/^[\w-]{22}$/),
      device: 'โทรศัพท์ Android · Chrome',
      address_area: '127.0.0.xxx',
      signed_in_at: '2026-11-20 10:01:00',
      last_used_at: '2026-11-20 10:01:00',
      remembered: false,
      is_current: true,
    },
    expect.objectContaining({ device: 'คอมพิวเตอร์ Windows · Edge', is_current: false }),
  ]);
});

test('[GRP-12] one is signed out, or all others; the one that asks goes on', async () => {
  await using mock = await startMock();
  const first = await signInOn(mock, EDGE);
  const second = await signInOn(mock, EDGE);
  const here = await signInOn(mock, PHONE);
  const { rows } = await second.ok('membergroupSessionList');
  const body = { session_id: rows.find((row) => row.is_current)?.session_id };
  expect(await here.ok('membergroupSessionEnd', { body })).toMatchObject({ rc_code: '1' });
  expectRefusal(await second.call('membergroupAuthShow'), 401);
  await first.ok('membergroupAuthShow');
  await here.ok('membergroupSessionEnd', { body: { all_others: true } });
  expectRefusal(await first.call('membergroupAuthShow'), 401);
  await here.ok('membergroupAuthShow');
});

test('the session of another agency, or of a member, is nobody’s', async () => {
  await using mock = await startMock();
  const here = await signInOn(mock, EDGE);
  const other = await signInOn(mock, EDGE, '80010002');
  const member = await mock.signIn('00001');
  const foreign = [
    ...(await other.ok('membergroupSessionList')).rows,
    ...(await member.ok('memberSessionList')).rows,
  ];
  expect(foreign).toHaveLength(2);
  for (const { session_id } of foreign) {
    expectRefusal(await here.call('membergroupSessionEnd', { body: { session_id } }), 404);
  }
  await other.ok('membergroupAuthShow');
  await member.ok('memberAuthShow');
});
