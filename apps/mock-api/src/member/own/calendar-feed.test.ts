import { expect, test } from 'vitest';
import { type Mock, startMock } from '../../testing/start-mock.ts';

const read = (mock: Mock, url: string) => mock.app.inject({ method: 'GET', url });
const titles = (body: string) =>
  body
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith('SUMMARY:'));

test('[ABI-10] a calendar reads the days at the private address without a session', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  expect((await mine.ok('memberCalendarFeedShow')).feed_path).toBe('');
  const made = await mine.ok('memberCalendarFeedCreate', { body: { with_amounts: false } });
  expect(made.feed_path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(made.expires_date).toBe('2027-11-20');
  expect(await mine.ok('memberCalendarFeedShow')).toEqual(made);
  const answer = await read(mock, made.feed_path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { events } = await mine.ok('memberCalendarList');
  expect(titles(answer.body)).toEqual(events.map(({ title }) => `SUMMARY:${title}`));
  expect(answer.body).not.toMatch(/\d\.\d{2} บาท/);
});

test('[ABI-10] the amount of the bill that is made is told only where it was chosen', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const { feed_path } = await mine.ok('memberCalendarFeedCreate', { body: { with_amounts: true } });
  const { body } = await read(mock, feed_path);
  expect(titles(body)).toContain('SUMMARY:หักเงินตามใบเรียกเก็บ 16\\,277.96 บาท');
});

test('[ABI-10] an address ends with a new one, with revoking, and after a year', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const make = () => mine.ok('memberCalendarFeedCreate', { body: { with_amounts: false } });
  const statusOf = async (path: string) => (await read(mock, path)).statusCode;
  const first = await make();
  const second = await make();
  expect(second.feed_path).not.toBe(first.feed_path);
  expect(await statusOf(first.feed_path)).toBe(404);
  expect(await statusOf(second.feed_path)).toBe(200);
  await mine.ok('memberCalendarFeedRevoke');
  await mine.ok('memberCalendarFeedRevoke');
  expect(await statusOf(second.feed_path)).toBe(404);
  const third = await make();
  mock.world.clock.set(mock.world.clock.now() + 366 * 86_400_000);
  expect(await statusOf(third.feed_path)).toBe(404);
});

test('[ABI-10] who looks on is not told the address, and guessing is stopped', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const { feed_path } = await mine.ok('memberCalendarFeedCreate', { body: { with_amounts: true } });
  const { token } = await (await mock.admin('00001')).ok('adminImpersonateShow');
  const admin = await mock.caller({ token });
  expect((await admin.ok('memberCalendarFeedShow')).feed_path).toBe('');
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await read(mock, `/api/calendar/${'x'.repeat(43)}.ics`)).statusCode).toBe(404);
  }
  const stopped = await read(mock, feed_path);
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
});
