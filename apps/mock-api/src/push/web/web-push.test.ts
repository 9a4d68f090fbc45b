import { addDays } from '@coop/finance/calendar';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openPushService } from '../../testing/push-service.ts';
import { expectFieldErrors } from '../../testing/refusals.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { sentTo, settled, tellAll } from './tell.ts';

const HOUR = 3_600_000;
const EVERYTHING = {
  kinds: ['bill', 'receipt', 'missed', 'request', 'welfare', 'letter', 'dividend', 'news'],
  quiet_from: '',
  quiet_to: '',
  show_amounts: false,
};

/** Requests shares of 1,000 baht, which sends a notice like every request. */
async function askForShares(caller: Caller): Promise<string | undefined> {
  const request_type = 'BUY_SHARES';
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const ref_no = limits.find((limit) => limit.request_type === request_type)?.ref_no;
  const idempotency_key = crypto.randomUUID();
  const body = { idempotency_key, request_type, ref_no, amount: '1000.00', reason: '' };
  return (await caller.ok('memberRequestpromoneyCreate', { body })).request_no;
}

/** Creates a member whose browser uses a push service on this machine. */
async function subscribed(
  mock: Mock,
  service: Awaited<ReturnType<typeof openPushService>>,
  no = '00001',
) {
  const caller = await mock.signIn(no);
  expect(await caller.ok('memberPushSubscribe', { body: service.subscription() })).toMatchObject({
    rc_code: '1',
  });
  return caller;
}

const titles = (service: Awaited<ReturnType<typeof openPushService>>) =>
  service.received.map(({ message }) => message.title);

test('[ABI-09] a request is told to the browser, encrypted and signed, without its amount', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  const caller = await subscribed(mock, service);
  const no = await askForShares(caller);
  await settled(mock.world);
  const [{ path, headers, message } = expect.fail()] = service.received;
  expect(path).toBe('/push/one');
  expect(headers).toMatchObject({
    authorization: expect.stringMatching(/^vapid t=.+, k=.{87}$/),
    'content-encoding': 'aes128gcm',
    ttl: '86400',
  });
  expect(message).toEqual({
    kind: 'request',
    title: `รับคำขอ ${no} แล้ว`,
    body: 'ดูลำดับสถานะได้ที่หน้าคำขอทำรายการเงิน',
    url: '/member/requestpromoney',
  });
  const { history, devices } = await caller.ok('memberPushShow');
  expect(devices).toHaveLength(1);
  expect(history).toMatchObject([{ title: `รับคำขอ ${no} แล้ว`, result: 'sent' }]);
});

test('[ABI-09] amounts are named only for who chose so; what was not chosen is not sent', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  const caller = await subscribed(mock, service);
  await caller.ok('memberPushSettingSave', { body: { ...EVERYTHING, show_amounts: true } });
  await askForShares(caller);
  await settled(mock.world);
  expect(service.received[0]?.message.body).toMatch(/^1,000\.00 บาท · /);
  await caller.ok('memberPushSettingSave', { body: { ...EVERYTHING, kinds: ['news'] } });
  await askForShares(caller);
  // Notices about the account's security cannot be turned off.
  const value = { device: { kind: 'phone', system: 'iPhone', browser: 'Safari' }, isFirst: false };
  const now = mock.world.clock.now();
  mock.world.overlay.append({ at: now, kind: 'device', subject: '00001', value } as never);
  await settled(mock.world);
  expect(titles(service).slice(1)).toEqual(['มีการเข้าสู่ระบบจากอุปกรณ์ใหม่']);
});

test('[ABI-09] the quiet hours of Bangkok hold a notice back until they end', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  const caller = await subscribed(mock, service);
  const quiet = { ...EVERYTHING, quiet_from: '09:30', quiet_to: '13:00' };
  await caller.ok('memberPushSettingSave', { body: quiet });
  await askForShares(caller);
  await settled(mock.world);
  expect(service.received).toEqual([]);
  mock.world.clock.advance(4 * HOUR);
  tellAll(mock.world);
  tellAll(mock.world);
  await settled(mock.world);
  expect(titles(service)).toContain('รับคำขอ R2569-000001 แล้ว');
  expect(new Set(titles(service)).size).toBe(titles(service).length);
});

test.each([404, 410])('[ABI-09] a push service that answers %i ends the device', async (status) => {
  await using service = await openPushService();
  await using mock = await startMock();
  const caller = await subscribed(mock, service);
  service.answer(status);
  await caller.ok('memberPushTest');
  await settled(mock.world);
  const { devices, history } = await caller.ok('memberPushShow');
  expect(devices).toEqual([]);
  expect(history).toMatchObject([{ title: 'ทดสอบการแจ้งเตือน', result: 'gone' }]);
});

test('[ABI-09] one that fails, leads elsewhere or is not there is noted, and no call fails of it', async () => {
  await using mock = await startMock();
  let caller: Caller;
  {
    await using service = await openPushService();
    caller = await subscribed(mock, service);
    for (const status of [500, 307]) {
      service.answer(status);
      await caller.ok('memberPushTest');
      await settled(mock.world);
    }
    expect(service.received).toHaveLength(2);
  }
  await caller.ok('memberPushTest');
  await settled(mock.world);
  const statuses = sentTo(mock.world, '00001').map(({ outcome, status }) => [outcome, status]);
  expect(statuses).toEqual([
    ['failed', 500],
    ['failed', 307],
    ['failed', 0],
  ]);
  expect((await caller.ok('memberPushShow')).devices).toHaveLength(1);
});

test('[ABI-09][AUTH-09] who is signed out elsewhere is told nothing more there', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  await subscribed(mock, service);
  const here = await mock.signIn('00001');
  await here.ok('memberSessionEnd', { body: { all_others: true } });
  expect((await here.ok('memberPushShow')).devices).toEqual([]);
});

test('[ABI-09] a session that ends by itself leaves the device; renewed, it ends with the new one', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  await subscribed(mock, service);
  mock.world.clock.advance(2 * HOUR);
  const again = await mock.signIn('00001');
  expect((await again.ok('memberPushShow')).devices).toHaveLength(1);
  const renewed = { ...service.subscription(), renew: true };
  expect(await again.ok('memberPushSubscribe', { body: renewed })).toMatchObject({ rc_code: '1' });
  await again.ok('memberAuthLogout');
  const third = await mock.signIn('00001');
  expect((await third.ok('memberPushShow')).devices).toEqual([]);
  // It only renews existing ones.
  expect(await third.ok('memberPushSubscribe', { body: renewed })).toMatchObject({ rc_code: '0' });
});

test('[ABI-09] a browser is told for one member, whoever asked last; nobody ends another’s', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  const first = await subscribed(mock, service, '00001');
  const second = await subscribed(mock, service, '00002');
  expect((await first.ok('memberPushShow')).devices).toEqual([]);
  const [device] = (await second.ok('memberPushShow')).devices;
  await first.ok('memberPushUnsubscribe', { body: { device_id: device?.device_id } });
  expect((await second.ok('memberPushShow')).devices).toEqual([device]);
  await second.ok('memberPushUnsubscribe', { body: { device_id: device?.device_id } });
  expect((await second.ok('memberPushShow')).devices).toEqual([]);
});

test('[ABI-09] only whole quiet hours and real keys are kept, and tests are limited', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  const caller = await subscribed(mock, service, '00009');
  const half = { ...EVERYTHING, quiet_from: '21:00' };
  expectFieldErrors(await caller.call('memberPushSettingSave', { body: half }), ['quiet_to']);
  const noKey = { ...service.subscription(), p256dh: 'A'.repeat(87) };
  expectFieldErrors(await caller.call('memberPushSubscribe', { body: noKey }), ['p256dh']);
  for (let count = 0; count < 5; count += 1) await caller.ok('memberPushTest');
  expect((await caller.call('memberPushTest')).status).toBe(429);
  await settled(mock.world);
});

test('[ABI-09] each of the eight kinds reaches the device of a member whom it concerns', async () => {
  await using service = await openPushService();
  await using mock = await startMock();
  const { world } = mock;
  // A member with arrears, from whom nothing will be deducted in the following months.
  const subject = '00003';
  const caller = await subscribed(mock, service, subject);
  await caller.ok('memberPushSettingSave', { body: { ...EVERYTHING, show_amounts: true } });
  await askForShares(caller);
  const now = world.clock.now();
  const decided = { no: 'สว.2569/00001', action: 'approve', reason: '' } as const;
  const answered = { letterNo: 'ยย.2569/00003', text: 'ตรวจแล้ว' };
  const paid = { refNo: '', satang: 100_00, channel: 'counter', closes: false } as const;
  world.overlay.append({ at: now, kind: 'welfare-decision', subject, value: decided });
  world.overlay.append({ at: now, kind: 'confirm-answer', subject, value: answered });
  world.overlay.append({ at: now, kind: 'payment', subject, value: paid });
  for (let day = '2026-11-25'; day < '2027-03-01'; day = addDays(day, 5)) {
    world.clock.set(Date.parse(`${day}T10:00:00+07:00`));
    tellAll(world);
    await settled(world);
  }
  const kinds = new Set(service.received.map(({ message }) => message.kind));
  expect([...kinds].sort()).toEqual([...EVERYTHING.kinds].sort());
});
