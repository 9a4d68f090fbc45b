import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { isClosed } from '@coop/cooperative/money/loans/loans';
import { isSamePlan } from '@coop/cooperative/people/person/plans';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf } from '../../testing/worlds.ts';

const WORLD = 'default';

function differencesOf({ world }: Mock, no: number) {
  return memberDifferences(world, world.records(no), ledgerStart(world.view().asOf));
}

/** Finds a member with a guaranteed open contract who guarantees nobody else's. */
function borrowerWithGuarantors({ world }: Mock): number {
  const found = Array.from({ length: 400 }, (_, index) => index + 460).find((no) => {
    const { loans, shares, member } = world.records(no);
    const open = loans.filter((loan) => !isClosed(loan));
    const owed = open.reduce((sum, loan) => sum + loan.balanceSatang, 0);
    const { received } = guaranteesOf(world, no);
    const isGuaranteed = received.some(
      ({ plan, guarantors }) =>
        guarantors.length > 1 && open.some((loan) => isSamePlan(loan.plan, plan)),
    );
    return !member.ending && owed > shares.balanceSatang * 2 && isGuaranteed;
  });
  if (!found) throw new Error('nobody is guaranteed');
  return found;
}

test('[LED-15] who dies: insurers pay the debts, the heirs get what is left by their parts', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  const who = { world: WORLD, member: '00001' } as const;
  const ending = await officer.noticeEnd({
    ...who,
    how: 'เสียชีวิต',
    on: '2026-11-19',
    paper: 'มบ. 4/2569',
  });
  expect(ending.notices[0]).toMatchObject({ how: 'เสียชีวิต', boardOn: '2026-12-08' });
  expect(ending.settlement?.isFinal).toBe(false);
  await expect(mock.signIn('00001')).rejects.toThrow();
  moveTo(mock.world, '2026-12-09');
  const { settlement, state, actions } = await officer.ending(who);
  expect([state, actions]).toEqual(['เสียชีวิต', []]);
  expect(settlement).toMatchObject({ isFinal: true, on: '2026-12-08', missing: '0.00' });
  const heirs = settlement?.heirs.map(({ amount }) => satangOf(amount)) ?? [];
  expect(heirs.reduce((sum, heir) => sum + heir, 0)).toBe(satangOf(settlement?.left ?? ''));
  expect(heirs.length).toBeGreaterThan(1);
  const records = mock.world.records(1);
  expect(records.contracts.every(isClosed)).toBe(true);
  const used = (kind: string) =>
    records.settlement?.lines.find((line) => line.kind === kind)?.usedSatang;
  expect(used('INSURANCE')).toBeGreaterThan(0);
  expect(used('SHARES')).toBe(0);
  expect(records.deposits.every(({ closed }) => closed)).toBe(true);
  expect([records.shares.balanceSatang, records.heldSatang]).toEqual([0, 0]);
  expect(differencesOf(mock, 1)).toEqual([]);
});

test('[LED-15] who is told to have died after a deduction: the insurance pays what stood on the day, and it is given back', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  const who = { world: WORLD, member: '00001' } as const;
  const owed = mock.world
    .recordsOn(1, '2026-10-10')
    .contracts.map((contract) => contract.balanceSatang);
  await officer.noticeEnd({ ...who, how: 'เสียชีวิต', on: '2026-10-10', paper: 'มบ. 4/2569' });
  moveTo(mock.world, '2026-12-09');
  const { settlement, contracts } = mock.world.records(1);
  const lines = settlement?.lines ?? [];
  const insured = lines.find(({ kind }) => kind === 'INSURANCE')?.satang;
  expect(insured).toBe(969_041_74);
  expect(owed.reduce((sum, balanceSatang) => sum + balanceSatang, 0)).toBe(insured);
  const taken = contracts.flatMap(({ rows }) => rows.filter(({ item }) => item === 'monthly'));
  const after = taken.filter(({ on }) => on > '2026-10-10');
  const back = lines.filter(({ kind, refNo }) => kind === 'RETURNED' && refNo !== '');
  expect(back.reduce((sum, line) => sum + line.satang, 0)).toBe(
    after.reduce((sum, loan) => sum + loan.principalSatang + loan.interestSatang, 0),
  );
  expect(differencesOf(mock, 1)).toEqual([]);
});

test('[LED-15] who is excluded with more debt than shares: guarantors pay the rest in equal parts', async () => {
  await using mock = await startMock();
  const { officer, cashier } = controlOf(mock);
  const no = borrowerWithGuarantors(mock);
  const who = { world: WORLD, member: String(no) } as const;
  await officer.noticeEnd({ ...who, how: 'ให้ออก', paper: 'มติ 12/2569' });
  moveTo(mock.world, '2026-12-09');
  const { settlement } = await officer.ending(who);
  const guarantors = settlement?.guarantors ?? [];
  const calledSatang = guarantors.reduce((sum, guarantor) => sum + satangOf(guarantor.amount), 0);
  expect(calledSatang).toBeGreaterThan(0);
  expect(calledSatang).toBeLessThanOrEqual(satangOf(settlement?.missing ?? ''));
  const [first] = guarantors;
  if (!first) throw new Error('nobody is asked');
  const caller = await mock.signIn(first.member);
  const call = async () =>
    (await (await mock.signIn(first.member)).ok('memberCollList')).guarantees.find(
      (guarantee) => guarantee.loancontract_no === first.contractNo,
    );
  const { rows } = await caller.ok('memberNotificationList');
  expect(rows.map((row) => row.title)).toContain(
    `ผู้กู้สัญญา ${first.contractNo} ที่ท่านค้ำประกัน สิ้นสมาชิกภาพแล้ว`,
  );
  expect(await call()).toMatchObject({ called_amount: first.amount, called_until: '2027-01-07' });
  const payment = {
    ...who,
    amount: first.amount,
    for: first.contractNo,
    channel: 'counter',
  } as const;
  await expect(cashier.pay({ ...payment, from: '00002' })).rejects.toThrow(
    'guarantees no contract',
  );
  await cashier.pay({ ...payment, from: first.member });
  moveTo(mock.world, '2026-12-11');
  expect(await call()).toMatchObject({ called_amount: '0.00' });
  const after = await officer.ending(who);
  expect(after.settlement?.guarantors[0]).toMatchObject({ paid: first.amount });
  expect(differencesOf(mock, no)).toEqual([]);
  const owed = async () => (await cashier.owed(who)).contracts.find(isFirst);
  const isFirst = (item: { contractNo: string }) => item.contractNo === first.contractNo;
  expect(await owed()).toMatchObject({ overdue: '0.00' });
  moveTo(mock.world, '2027-01-09');
  expect(await call()).toMatchObject({
    contract_status: 'ค้างชำระ',
    arrear_periods: 1,
    late_since: '2027-01-07',
  });
  const contract = await owed();
  expect(contract?.overdue).toBe(contract?.payoff);
  const later = await officer.ending(who);
  expect(later.settlement?.guarantors.map((guarantor) => guarantor.isOverdue)).toEqual(
    later.settlement?.guarantors.map((guarantor) => guarantor.paid !== guarantor.amount),
  );
});

test('[LED-15] who resigns owes less than the shares and guarantees nobody; the rest is paid out on the board’s day', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  const resigns = { world: WORLD, how: 'ลาออก', paper: 'ลก. 1/2569' } as const;
  await expect(officer.noticeEnd({ ...resigns, member: '00001' })).rejects.toThrow(
    /owes less than the shares|has to sign first/,
  );
  const no = Array.from({ length: 400 }, (_, index) => index + 460).find((number) => {
    const { contracts, member } = mock.world.records(number);
    const { given } = guaranteesOf(mock.world, number);
    return !member.ending && contracts.every(isClosed) && given.length === 0;
  });
  const who = { world: WORLD, member: String(no) } as const;
  const caller = await mock.signIn(String(no).padStart(5, '0'));
  await officer.noticeEnd({ ...resigns, ...who });
  const expected = await caller.ok('memberSettlementShow');
  expect(expected).toMatchObject({ settlement_status: 'รอคณะกรรมการ', board_date: '2026-12-08' });
  expect((await caller.ok('memberRequestpromoneyList')).limits).toEqual([]);
  await officer.decideEnd({ ...who, action: 'withdraw', reason: 'ขอถอนเรื่อง' });
  expect((await caller.ok('memberSettlementShow')).settlement_status).toBe('ไม่มี');
  await officer.noticeEnd({ ...resigns, ...who });
  moveTo(mock.world, '2026-12-09');
  const later = await mock.signIn(String(no).padStart(5, '0'));
  const sheet = await later.ok('memberSettlementShow');
  expect(sheet).toMatchObject({ settlement_status: 'สิ้นสมาชิกภาพแล้ว', left: sheet.owned });
  const body = { code: sheet.verification?.code ?? '' };
  expect(await later.ok('infoVerifyShow', { body })).toMatchObject({
    state: 'ใช้ได้',
    kind: 'settlement',
    amount: sheet.left,
  });
  moveTo(mock.world, '2027-03-10');
  await expect(mock.signIn(String(no).padStart(5, '0'))).rejects.toThrow();
});

test('[LED-15] whoever works has a day of retirement at the desk, and nobody else', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  const retirementOf = async (member: string) =>
    (await officer.ending({ world: WORLD, member })).retirement;
  expect(await retirementOf('00001')).toEqual({ on: '2032-09-30' });
  expect(await retirementOf('00010')).toBeUndefined();
  // A member's spouse, who has no job.
  expect(await retirementOf('00917')).toBeUndefined();
});
