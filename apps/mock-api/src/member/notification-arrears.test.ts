import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

async function titlesOf(mock: Awaited<ReturnType<typeof startMock>>, no: string) {
  const { rows } = await (await mock.signIn(no)).ok('memberNotificationList');
  return rows.map((row) => row.title);
}

test('[LED-09] a member and the guarantors hear once of a month that could not be deducted', async () => {
  await using mock = await startMock();
  const { world } = mock;
  // 00011 guarantees the ordinary contract of 00001, whose agency keeps November's money.
  world.overlay.append({
    at: world.clock.now(),
    kind: 'withholding',
    subject: '80010001',
    value: { month: 2026 * 12 + 10 },
  });
  expect(await titlesOf(mock, '00001')).not.toContain('พฤศจิกายน 2569 หักเงินไม่ได้');
  world.clock.set(Date.parse('2026-12-01T10:00:00+07:00'));
  const told = await titlesOf(mock, '00001');
  expect(told.filter((one) => one === 'พฤศจิกายน 2569 หักเงินไม่ได้')).toHaveLength(1);
  const guarantor = await titlesOf(mock, '00011');
  const missed = guarantor.filter((one) => one.includes('ที่ท่านค้ำประกัน ค้างชำระงวดแรก'));
  expect(missed).toHaveLength(1);
  world.clock.set(Date.parse('2027-03-01T10:00:00+07:00'));
  expect((await titlesOf(mock, '00011')).join()).not.toContain('ค้างชำระงวดแรก');
});
