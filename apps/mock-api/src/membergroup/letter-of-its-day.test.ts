import { findAgency } from '@coop/cooperative/people/agency';
import { expect, test } from 'vitest';
import { correctMonth } from '../control/operations/agency-correction.ts';
import { verifyCode, verifyNumber } from '../paper/verify/find-paper.ts';
import { answersOfMonth, record, transfer } from '../testing/agency-month.ts';
import { moveTo, worldOn } from '../testing/worlds.ts';

const NOVEMBER = '256911';

function school(day: string) {
  const world = worldOn(day);
  const agency = findAgency('80010001', world.view().population);
  if (!agency) throw new Error('no school');
  return { world, agency, read: () => answersOfMonth(world, agency, NOVEMBER) };
}

test('[GRP-08] a letter is the same a day after its month was recorded, under the same code', async () => {
  const { world, agency, read } = school('2026-11-20');
  const { letter } = await read();
  await record(world, agency, NOVEMBER, [['00008', 500, 'เงินไม่พอ']]);
  moveTo(world, '2026-11-21');
  const { letter: later } = await read();
  for (const key of ['letter_no', 'letter_date', 'billed_amount', 'verification'] as const)
    expect(later[key]).toEqual(letter[key]);
  expect(later.slip.verification).toBeDefined();
});

test('[LED-12] a reminder stays genuine with its own sum, by code and by number, when a part came on a day after it', async () => {
  const { world, agency, read } = school('2026-11-20');
  await record(world, agency, NOVEMBER);
  moveTo(world, '2026-12-05');
  const { reminder, debt_amount: amount } = (await read()).letter;
  const { number = '', code = '', check = '' } = reminder?.verification ?? {};
  expect([reminder?.letter_no, reminder?.letter_date]).toEqual([
    'ทว. 6911/0001-691205',
    '2026-12-05',
  ]);
  moveTo(world, '2026-12-07');
  await transfer(world, agency, NOVEMBER, '200000.00');
  moveTo(world, '2026-12-09');
  const now = (await read()).letter;
  expect(now.reminder?.letter_no).toBe('ทว. 6911/0001-691209');
  expect(now.debt_amount).not.toBe(amount);
  const printed = { state: 'ใช้ได้', number, date: '2026-12-05', amount };
  expect(await verifyCode(world, code)).toMatchObject(printed);
  expect(await verifyNumber(world, number, check)).toMatchObject(printed);
  // No letter of a day to come, or of one that does not exist.
  for (const other of ['691210', '691232'])
    expect(await verifyNumber(world, number.replace('691205', other), check)).toBeUndefined();
});

test('[LED-12] a reminder stays genuine by its number when its month was corrected later on its own day', async () => {
  const { world, agency, read } = school('2026-11-20');
  await record(world, agency, NOVEMBER, [['00008', 500, 'เงินไม่พอ']]);
  moveTo(world, '2026-12-05');
  const { reminder, debt_amount: amount } = (await read()).letter;
  const { number = '', check = '' } = reminder?.verification ?? {};
  await correctMonth(world, {
    world: '',
    agency: agency.no,
    period: NOVEMBER,
    member: '00008',
    deducted: '6000.00',
    reason: 'หักได้แต่ลงไว้ไม่ครบ',
  });
  const now = (await read()).letter;
  expect(now.debt_amount).not.toBe(amount);
  moveTo(world, '2026-12-06');
  for (const [sum, short] of [
    [amount, check],
    [now.debt_amount, now.reminder?.verification?.check ?? ''],
  ] as const)
    expect(await verifyNumber(world, number, short)).toMatchObject({
      state: 'ใช้ได้',
      amount: sum,
    });
});
