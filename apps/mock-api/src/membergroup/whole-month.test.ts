import { findAgency } from '@coop/cooperative/people/agency';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { answersOfMonth, differences, record, transfer } from '../testing/agency-month.ts';
import { moveTo, satangOf, worldOn } from '../testing/worlds.ts';

const PERIOD = '256911';
const AGENCY = '80010001';
/** People who are short, leave and move, and one who is short besides before it is corrected. */
const [short, leaver, mover, other] = ['00001', '00004', '00005', '00006'] as const;

test('[LED-10][LED-12][LED-18][LED-19] a month of an agency: after each step everybody reads the same', async () => {
  const world = worldOn('2026-11-20');
  const agency = findAgency(AGENCY, world.view().population);
  if (!agency) throw new Error(AGENCY);
  const agrees = async (status: string, receipts: number) => {
    const pages = await answersOfMonth(world, agency, PERIOD);
    expect(await differences(world, agency, pages)).toEqual([]);
    const { period } = pages;
    expect([period.status, period.receipts?.length ?? 0]).toEqual([status, receipts]);
    return pages;
  };
  const leave = [
    [leaver, 0, 'ลาออก'],
    [mover, 0, 'ย้าย'],
  ] as const;
  await agrees('ส่งบิลแล้ว', 0);
  await record(world, agency, PERIOD, [[short, 500, 'เงินไม่พอ'], ...leave]);
  await agrees('รอเงิน', 0);
  await record(world, agency, PERIOD, [[short, 300, 'เงินไม่พอ'], [other, 900, 'อื่น ๆ'], ...leave]);
  await agrees('รอเงิน', 0);
  await record(world, agency, PERIOD, [[short, 600, 'เงินไม่พอ'], ...leave]);
  const { period: recorded } = await agrees('รอเงิน', 0);

  await transfer(world, agency, PERIOD, '1000.00');
  const { period: noted } = await agrees('รอเงิน', 0);
  expect(noted.remitted_amount).toBe('0.00');
  moveTo(world, '2026-11-23');
  await agrees('รับบางส่วน', 1);
  moveTo(world, '2026-12-02');
  const { period: owing } = await agrees('รับบางส่วน', 1);
  const rest = toWire(satangOf(recorded.deducted_amount) - 1_000_00);
  expect([owing.debt_amount, owing.left_amount]).toEqual([rest, rest]);
  await transfer(world, agency, PERIOD);
  await agrees('รับบางส่วน', 1);
  moveTo(world, '2026-12-03');
  const { period: done } = await agrees('รับครบ', 2);
  expect([done.debt_amount, done.left_amount]).toEqual([undefined, '0.00']);
  moveTo(world, '2026-12-16');
  const { result } = await agrees('รับครบ', 2);
  const collectors = result.lines.flatMap(({ membership_no, closing }) =>
    closing?.collector ? [[membership_no, closing.collector.kind]] : [],
  );
  expect(collectors).toEqual([
    [leaver, 'SELF'],
    [mover, 'AGENCY'],
  ]);
});
