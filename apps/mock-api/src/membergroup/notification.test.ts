import { findAgency } from '@coop/cooperative/people/agency';
import { beforeEach, describe, expect, test } from 'vitest';
import { nothingCame, placeOver, receiveMonth } from '../control/operations/agency-receipts.ts';
import { handlers } from '../handlers.ts';
import { record, transfer } from '../testing/agency-month.ts';
import { groupCall } from '../testing/identities/billing.ts';
import { moveTo, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

const NOVEMBER = '256911';
const AGENCY = '80010001';
const MONTH = { world: 'default', agency: AGENCY, period: NOVEMBER };
const BILL = '11-15 00:00 ใบเรียกเก็บงวดพฤศจิกายน 2569 ออกแล้ว';
const FOUND = '11-23 08:30 ตรวจพบเงินที่แจ้งโอนงวดพฤศจิกายน 2569 แล้ว';
const DUE = '11-27 09:00 อีก 3 วันครบกำหนดโอนเงินงวดพฤศจิกายน 2569';
const MISSING = '11-20 10:00 ไม่พบเงินที่แจ้งโอนงวดพฤศจิกายน 2569';

async function rowsIn(world: World) {
  const { rows } = await handlers.membergroupNotificationList(groupCall(world, AGENCY));
  return rows.filter(({ created_at }) => created_at >= '2026-11-02');
}

/** Returns moment and title of each notice since November, newest first. */
const linesIn = async (world: World) =>
  (await rowsIn(world)).map(({ created_at, title }) => `${created_at.slice(5, 16)} ${title}`);

describe('a month of an agency is read from its bell', () => {
  let world: World;
  const note = async (amount?: string) => {
    const agency = findAgency(AGENCY, world.view().population);
    if (!agency) throw new Error(AGENCY);
    await transfer(world, agency, NOVEMBER, amount);
  };
  beforeEach(async () => {
    world = worldOn('2026-11-20');
    const agency = findAgency(AGENCY, world.view().population);
    if (agency) await record(world, agency, NOVEMBER);
  });

  test('[GRP-06] bill, money found with its receipt, and what is left three days before', async () => {
    expect(await linesIn(world)).toEqual([BILL]);
    await note('1000.00');
    expect(await linesIn(world)).toEqual([BILL]);
    moveTo(world, '2026-11-28');
    expect(await linesIn(world)).toEqual([DUE, FOUND, BILL]);
    const [due, found, bill] = await rowsIn(world);
    expect(bill).toMatchObject({
      body: 'เรียกเก็บ 10 คน 205,949.76 บาท ครบกำหนดโอนวันที่ 30 พ.ย. 2569',
      page: '/membergroup/keeprep?period=256911',
    });
    expect(found?.body).toBe('ใบรับเงิน รง. 6911/0001 จำนวน 1,000.00 บาท');
    expect(due).toMatchObject({
      body: 'ยังมียอดที่ต้องโอน กรุณาโอนให้ถึงสหกรณ์ภายในวันที่ 30 พ.ย. 2569',
      page: '/membergroup/deduct_result?period=256911',
    });
    // It stays once everything came.
    await note();
    moveTo(world, '2026-12-02');
    expect((await linesIn(world)).slice(-3)).toEqual([DUE, FOUND, BILL]);
  });

  test('[GRP-06] a month whose money is on its way in time is not due', async () => {
    await note();
    moveTo(world, '2026-12-02');
    expect(await linesIn(world)).toEqual([FOUND, BILL]);
  });

  test('[GRP-06] money that was not found stays told when it is found after all', async () => {
    await note('1000.00');
    await nothingCame(world, { ...MONTH, note: 1 });
    expect(await linesIn(world)).toEqual([MISSING, BILL]);
    expect((await rowsIn(world))[0]?.body).toBe(
      'ที่แจ้งว่าโอนวันที่ 20 พ.ย. 2569 จำนวน 1,000.00 บาท กรุณาตรวจสอบกับธนาคาร แล้วแจ้งโอนใหม่หรือติดต่อสหกรณ์',
    );
    moveTo(world, '2026-11-24');
    await receiveMonth(world, { ...MONTH, note: 1, amount: '900.00' });
    const [found] = await rowsIn(world);
    expect(found?.body).toBe('ใบรับเงิน รง. 6911/0001 จำนวน 900.00 บาท (แจ้งโอน 1,000.00 บาท)');
    expect((await linesIn(world)).slice(1)).toEqual([MISSING, BILL]);
  });

  test.each([
    ['carry', 'ยกเงินที่โอนเกินไปงวดธันวาคม 2569 แล้ว'],
    ['return', 'สหกรณ์โอนคืนเงินที่โอนเกินแล้ว'],
  ] as const)('[GRP-06] money over: %s', async (way, title) => {
    await receiveMonth(world, { ...MONTH, amount: '206449.76' });
    await placeOver(world, { ...MONTH, way });
    const [over, came] = await rowsIn(world);
    expect(over).toMatchObject({ title, body: 'โอนเกิน 500.00 บาท ในงวดพฤศจิกายน 2569' });
    expect(came?.title).toBe('รับเงินงวดพฤศจิกายน 2569 แล้ว');
    expect(over?.notification_id).toBeGreaterThan(came?.notification_id ?? 0);
    moveTo(world, '2026-12-16');
    expect((await linesIn(world)).filter((line) => line.includes('โอนเกิน'))).toHaveLength(1);
  });
});

test('[GRP-06] a month of which nobody said anything came when it was due', async () => {
  const { rows } = await handlers.membergroupNotificationList(
    groupCall(worldOn('2026-11-01'), AGENCY),
  );
  expect(rows.slice(0, 3).map(({ created_at, title }) => [created_at, title])).toEqual([
    ['2026-11-01 00:00:00', 'รับเงินงวดตุลาคม 2569 แล้ว'],
    ['2026-10-28 09:00:00', 'อีก 3 วันครบกำหนดโอนเงินงวดตุลาคม 2569'],
    ['2026-10-15 00:00:00', 'ใบเรียกเก็บงวดตุลาคม 2569 ออกแล้ว'],
  ]);
});
