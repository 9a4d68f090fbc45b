import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { agencyAt } from '@coop/cooperative/people/agency';
import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

// What a dividend does not cover of a year's cremation advance and insurance: 3,135.60 and 88.00 baht of number 112.

const MEMBER = '00112';
const NAMED = { world: 'default', member: MEMBER } as const;
const CODE = 'สส.ชสอ.';

/** Returns what the member reads of the associations. */
async function cremation(mock: Mock) {
  return (await mock.signIn(MEMBER)).ok('memberKepCremList');
}

/** The advance that is left. */
async function advanceLeft(mock: Mock) {
  const { memberships } = await cremation(mock);
  return memberships.find((membership) => membership.association_code === CODE)?.advance_balance;
}

const differences = ({ world }: Mock) =>
  memberDifferences(world, world.records(112), ledgerStart(world.view().asOf));

test('[LED-14] what is not received of it is overdue, and paid at the counter', async () => {
  await using mock = await startMock();
  const { agencies, cashier } = controlOf(mock);
  moveTo(mock.world, '2027-02-20');
  const { agency, view } = mock.world.records(112);
  const month = { world: NAMED.world, agency: agencyAt(agency, view.population).no };
  const short = [{ member: MEMBER, deducted: '0.00', reason: 'เงินไม่พอ' } as const];
  await agencies.record({ ...month, period: '257002', short });
  moveTo(mock.world, '2027-03-05');
  expect(await advanceLeft(mock)).toBe('971.90');
  // The rest of the year is no month of dues.
  expect((await cremation(mock)).arrear_times).toBe(1);
  const owed = await cashier.owed(NAMED);
  const yearly = owed.lines.filter((line) => line.desc.includes('ปันผลไม่พอหัก'));
  expect(yearly.map((line) => [line.group, line.refNo, line.owed])).toEqual([
    ['CREMATION', CODE, '3135.60'],
    ['INSURANCE', '', '88.00'],
  ]);
  const payment = { ...NAMED, channel: 'counter', keep: false } as const;
  await cashier.pay({ ...payment, amount: owed.overdue });
  moveTo(mock.world, '2027-03-06');
  expect((await cashier.owed(NAMED)).overdue).toBe('0.00');
  expect(await advanceLeft(mock)).toBe('4107.50');
  expect(differences(mock)).toEqual([]);
});

test('[LED-15] the dividend of who has left pays what the settlement left unpaid, and guarantors are asked for less', async () => {
  await using mock = await startMock();
  const { officer, cashier } = controlOf(mock);
  const leaver = { world: NAMED.world, member: '00160' } as const;
  const calledAmount = async () => (await officer.ending(leaver)).settlement?.guarantors[0]?.amount;
  const year = async () => {
    const { years } = await (await mock.signIn(leaver.member)).ok('memberDividendList');
    return years.find((other) => other.div_year === 2026);
  };
  const debt = [
    {
      deduct_code: 'DEBT',
      deduct_desc: 'ชำระหนี้ที่ค้างเมื่อสิ้นสมาชิกภาพ',
      amount: '4023.40',
      shortfall: '0.00',
    },
  ];
  moveTo(mock.world, '2026-12-28');
  await officer.noticeEnd({ ...leaver, how: 'ให้ออก', paper: 'ม 1/2569' });
  moveTo(mock.world, '2027-01-29');
  expect(await calledAmount()).toBe('197962.97');
  expect(await year()).toMatchObject({ status: 'อนุมัติ', deductions: debt, net_amt: '0.00' });
  moveTo(mock.world, '2027-03-05');
  expect(await year()).toMatchObject({ status: 'โอนแล้ว', deductions: debt, net_amt: '0.00' });
  expect((await cashier.owed(leaver)).contracts.map((contract) => contract.payoff)).toEqual([
    '193939.57',
  ]);
  expect(await calledAmount()).toBe('193939.57');
  const { world } = mock;
  expect(memberDifferences(world, world.records(160), ledgerStart(world.view().asOf))).toEqual([]);
});
