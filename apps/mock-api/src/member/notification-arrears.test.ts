import { titleOf } from '@coop/addresses/title';
import { expect, test } from 'vitest';
import { controlOf } from '../testing/control.ts';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';
import { recordNow } from '../world/state/record-now.ts';

async function titlesOf(mock: Awaited<ReturnType<typeof startMock>>, no: string) {
  const { rows } = await (await mock.signIn(no)).ok('memberNotificationList');
  return rows.map((row) => row.title);
}

test('[LED-09] a member and the guarantors hear once of a month that could not be deducted', async () => {
  await using mock = await startMock();
  const { world } = mock;
  // 00011 guarantees the ordinary contract of 00001, whose agency keeps November's money.
  recordNow(world, 'withholding', '80010001', { month: 2026 * 12 + 10 });
  expect(await titlesOf(mock, '00001')).not.toContain('พฤศจิกายน 2569 หักเงินไม่ได้');
  world.clock.set(Date.parse('2026-12-01T10:00:00+07:00'));
  const titles = await titlesOf(mock, '00001');
  expect(titles.filter((title) => title === 'พฤศจิกายน 2569 หักเงินไม่ได้')).toHaveLength(1);
  const guarantor = await titlesOf(mock, '00011');
  const missed = guarantor.filter((title) => title.includes('ที่ท่านค้ำประกัน ค้างชำระงวดแรก'));
  expect(missed).toHaveLength(1);
  world.clock.set(Date.parse('2027-03-01T10:00:00+07:00'));
  // Settled arrears are no news any more.
  expect(await titlesOf(mock, '00001')).not.toContain('พฤศจิกายน 2569 หักเงินไม่ได้');
  expect((await titlesOf(mock, '00011')).join()).not.toContain('ค้างชำระงวดแรก');
});

test('[EAR-01] a notice leads to the page that it names', async () => {
  await using mock = await startMock();
  recordNow(mock.world, 'withholding', '80010001', { month: 2026 * 12 + 10 });
  mock.world.clock.set(Date.parse('2026-12-01T10:00:00+07:00'));
  const borrower = await (await mock.signIn('00001')).ok('memberNotificationList');
  const guarantor = await (await mock.signIn('00011')).ok('memberNotificationList');
  const led = [...borrower.rows, ...guarantor.rows];
  const pages = led
    .filter(({ body }) => body.includes('ที่หน้า'))
    .map(({ body, page }) => ({ body, page }));
  expect(pages.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['/member/kep', '/member/coll']),
  );
  for (const { body, page } of pages)
    expect(body).toMatch(new RegExp(`ที่หน้า${titleOf(page as '/member/kep')}`));
});

test('[LED-09] a month stays listed until it is settled', async () => {
  await using mock = await startMock();
  const { agencies } = controlOf(mock);
  for (const month of ['2026-11', '2026-12', '2027-01', '2027-02']) {
    moveTo(mock.world, `${month}-20`);
    await agencies.withhold({ world: 'default', agency: '80010001' });
  }
  moveTo(mock.world, '2027-03-10');
  expect(await titlesOf(mock, '00001')).toContain('พฤศจิกายน 2569 หักเงินไม่ได้');
});

test('[LED-09] who pays without an agency is told so; a payment is told with its receipt', async () => {
  await using mock = await startMock();
  const { agencies, cashier } = controlOf(mock);
  const left = { member: '00001', deducted: '0.00', reason: 'ลาออก' } as const;
  await agencies.record({ world: 'default', agency: '80010001', short: [left] });
  moveTo(mock.world, '2027-01-02');
  expect(await titlesOf(mock, '00001')).toContain('ธันวาคม 2569 ท่านยังไม่ได้ชำระ');
  const { receipt } = await cashier.pay({
    world: 'default',
    member: '00001',
    channel: 'counter',
    amount: '100.00',
  });
  const { rows } = await (await mock.signIn('00001')).ok('memberNotificationList');
  expect(rows[0]?.body).toContain(`ใบเสร็จ ${receipt}`);
});
