import { inputs } from '@coop/contracts/examples/inputs';
import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

test('[LED-09] dividends and welfare are told once, on the morning they are paid, and not by a clock that is set back', async () => {
  await using mock = await startMock();
  const titlesOn = async (day: string) => {
    moveTo(mock.world, day);
    const { rows } = await (await mock.signIn('00001')).ok('memberNotificationList');
    return rows.map((row) => row.title);
  };
  const { body } = inputs.memberWelfareCreate;
  const { request_no } = await (await mock.signIn('00001')).ok('memberWelfareCreate', { body });
  const paid = `โอนเงินสวัสดิการ ${request_no} แล้ว`;
  const dividend = 'จ่ายเงินปันผลและเฉลี่ยคืน ปี 2569 แล้ว';
  expect(await titlesOn('2026-12-03')).not.toContain(paid);
  expect((await titlesOn('2026-12-04')).filter((title) => title === paid)).toHaveLength(1);
  expect(await titlesOn('2027-01-31')).not.toContain(dividend);
  expect((await titlesOn('2027-02-01')).filter((title) => title === dividend)).toHaveLength(1);
  expect(await titlesOn('2026-12-01')).not.toContain(paid);
  expect(await titlesOn('2026-11-01')).not.toContain(`รับคำขอสวัสดิการ ${request_no} แล้ว`);
});
