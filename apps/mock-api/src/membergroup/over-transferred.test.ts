import { findAgency } from '@coop/cooperative/people/agency';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { placeOver, receiveMonth } from '../control/operations/agency-receipts.ts';
import { verifyCode } from '../paper/verify/find-paper.ts';
import { answersOfMonth, differences, record, transfer } from '../testing/agency-month.ts';
import { moveTo, satangOf, worldOn } from '../testing/worlds.ts';

const [NOVEMBER, DECEMBER] = ['256911', '256912'] as const;
const AGENCY = '80010001';
const MONTH = { world: 'default', agency: AGENCY, period: NOVEMBER };

async function recordedIn() {
  const world = worldOn('2026-11-20');
  const agency = findAgency(AGENCY, world.view().population);
  if (!agency) throw new Error(AGENCY);
  await record(world, agency, NOVEMBER);
  const agrees = async (period: string) => {
    const pages = await answersOfMonth(world, agency, period);
    expect(await differences(world, agency, pages)).toEqual([]);
    return pages;
  };
  const owed = (await agrees(NOVEMBER)).period.left_amount ?? '';
  const more = toWire(satangOf(owed) + 500_00);
  return { world, agency, agrees, more };
}

test('[LED-12] too much that the clerk told is carried to the next bill, which asks for as much less', async () => {
  const { world, agency, agrees, more } = await recordedIn();
  await transfer(world, agency, NOVEMBER, more);
  moveTo(world, '2026-11-24');
  const { period } = await agrees(NOVEMBER);
  expect([period.status, period.remitted_amount]).toEqual(['รับครบ', more]);
  await placeOver(world, { ...MONTH, way: 'carry' });
  const { period: even } = await agrees(NOVEMBER);
  expect([even.status, even.remitted_amount]).toEqual(['รับครบ', even.deducted_amount]);
  expect(even.receipts?.at(-1)).toMatchObject({
    amount: '-500.00',
    over: { way: 'CARRIED', recv_period: DECEMBER },
  });
  expect(even.receipt_no).toBe('รง. 6911/0001');
  await expect(placeOver(world, { ...MONTH, way: 'carry' })).rejects.toThrow('ไม่มีเงินที่โอนเกิน');
  moveTo(world, '2026-12-16');
  await record(world, agency, DECEMBER);
  const { period: next, letter } = await agrees(DECEMBER);
  const left = toWire(satangOf(next.deducted_amount) - 500_00);
  expect([next.remitted_amount, next.left_amount]).toEqual(['500.00', left]);
  expect(letter.payment_qr.endsWith(`\r${left.replace('.', '')}`)).toBe(true);
  expect(next.receipts).toMatchObject([
    { amount: '500.00', over: { way: 'CARRIED', recv_period: NOVEMBER } },
  ]);
  moveTo(world, '2027-01-04');
  const { period: owing } = await agrees(DECEMBER);
  expect(owing.debt_amount).toBe(left);
});

test('[LED-12] too much that nobody told is received and paid back, with a paper that verifies', async () => {
  const { world, agrees, more } = await recordedIn();
  await receiveMonth(world, { ...MONTH, amount: more });
  await placeOver(world, { ...MONTH, way: 'return' });
  for (const day of ['', '2026-12-02']) {
    if (day) moveTo(world, day);
    const { period } = await agrees(NOVEMBER);
    expect([period.remitted_amount, period.debt_amount]).toEqual([
      period.deducted_amount,
      undefined,
    ]);
    const back = period.receipts?.at(-1);
    expect(back).toMatchObject({ amount: '-500.00', over: { way: 'RETURNED' } });
    expect(await verifyCode(world, back?.verification?.code ?? '')).toMatchObject({
      state: 'ใช้ได้',
      amount: '-500.00',
    });
  }
});
