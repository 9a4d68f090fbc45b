import { ownCollateral } from '@coop/cooperative/guarantee/collateral';
import { isClosed, remainingSchedule } from '@coop/cooperative/money/loans/loans';
import { feeOf } from '@coop/cooperative/rules/withdrawal';
import { monthIndex } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { type Mock, startMock } from '../start-mock.ts';
import { moveTo } from '../worlds.ts';

// What no sentence says is seen in the answers themselves, under the second set of by-laws.

const member = (mock: Mock, no = '00001') => mock.signIn(no);

test('[LAW-01] the months on show are those of the by-laws', async () => {
  await using mock = await startMock();
  const agency = await mock.signInAgency('80010001');
  const { periods } = await agency.ok('membergroupDashboardShow');
  expect(periods).toHaveLength(11);
  const { calendar } = await agency.ok('membergroupGuideGroupShow');
  expect(calendar).toHaveLength(4 * 3);
  const { events } = await (await member(mock)).ok('memberCalendarList');
  expect(events.filter(({ kind }) => kind === 'BILL')).toHaveLength(9 + 1);
  const { months } = await (await member(mock)).ok('memberKepList');
  expect(months).toHaveLength(18);
});

test('the fiscal year begins in October, and its dividend is paid in January', async () => {
  await using mock = await startMock();
  const { years } = await (await member(mock)).ok('memberDividendList');
  const [running, approved] = years;
  expect([running?.div_year, running?.counted_to]).toEqual([2027, '2026-11-19']);
  expect(approved).toMatchObject({
    div_year: 2026,
    counted_to: '2026-09-30',
    status: 'ประมาณการ',
    approve_date: '2026-12-13',
    pay_date: '2027-01-15',
  });
  // The opening balance of the running year is that of its first day.
  const shares = await (await member(mock)).ok('memberShareList');
  const before = shares.rows.findLast(({ operate_date }) => operate_date < '2026-10-01');
  expect(shares.share_begin).toBe(before?.balance);
});

test('the election is on its Sunday, with its roll and hours', async () => {
  await using mock = await startMock();
  const election = await (await mock.caller()).ok('infoElectionShow');
  expect(election.voting_date).toBe('2026-12-06');
  const days = election.schedule.map(({ date }) => date);
  expect(days.slice(0, 4)).toEqual(['2026-08-15', '2026-09-08', '2026-10-05', '2026-10-09']);
  expect(election.schedule.some(({ what }) => what.includes('09:00 ถึง 13:00'))).toBe(true);
});

test('the rank for an academic loan is that of the by-laws', async () => {
  await using mock = await startMock();
  const caller = await member(mock, '00003');
  const { rights } = await caller.ok('memberLoanRightList');
  const ranks = rights.flatMap(({ conditions }) =>
    conditions.filter(({ kind }) => kind === 'rank'),
  );
  expect(ranks.map(({ wanted }) => wanted)).toEqual(['ชำนาญการพิเศษ']);
});

test('of an academic loan the part of the by-laws is held, as far as the account has it', async () => {
  await using mock = await startMock();
  const held = Array.from({ length: 150 }, (_, index) => mock.world.records(index + 1)).flatMap(
    (records) =>
      records.loans
        .flatMap((contract) =>
          ownCollateral(records, contract, 0).map((collateral) => ({ collateral, contract })),
        )
        .filter(({ collateral }) => collateral.type === '03')
        .map(({ collateral, contract }) => collateral.amountSatang / contract.plan.principalSatang),
  );
  expect(Math.max(...held)).toBeCloseTo(0.08, 6);
});

test('[LAW-01] contracts that were paid off are shown for the months of the by-laws', async () => {
  await using mock = await startMock();
  const ended = Array.from({ length: 150 }, (_, index) => mock.world.records(50 + index)).flatMap(
    ({ loans, view }) =>
      loans
        .filter(isClosed)
        .map(({ rows }) => monthIndex(view.asOf) - monthIndex(rows.at(-1)?.on ?? '')),
  );
  expect(Math.max(...ended)).toBe(48);
});

test('[LAW-01] the days of a leap year are counted as the by-laws say', async () => {
  await using mock = await startMock();
  const loans = Array.from({ length: 20 }, (_, index) => mock.world.records(1 + index)).flatMap(
    (records) => records.loans.filter(({ plan }) => plan.product === 'ordinary'),
  );
  const rows = loans
    .map(remainingSchedule)
    .find((schedule) => (schedule.at(-2)?.dueOn ?? '') > '2028-12');
  const index = rows?.findIndex(({ dueOn }) => dueOn.startsWith('2028-03')) ?? 0;
  const { balanceSatang = 0 } = rows?.[index - 1] ?? {};
  const { days = 0, interestSatang } = rows?.[index] ?? {};
  // 5.85 percent.
  expect(interestSatang).toBe(Math.round((balanceSatang * 0.0585 * days) / 366));
});

test('[LAW-01] bills and instalments are due on the day of the by-laws, and agencies are told of it', async () => {
  await using mock = await startMock();
  const caller = await member(mock);
  const { months } = await caller.ok('memberKepList');
  expect(months.slice(0, 2).map(({ due_date }) => due_date)).toEqual(['2026-11-25', '2026-10-25']);
  const { events } = await caller.ok('memberCalendarList');
  const collected = events.filter(({ kind }) => kind === 'COLLECT');
  expect([...new Set(collected.map(({ event_date }) => event_date.slice(8)))]).toEqual(['25']);
  const [loan] = mock.world.records(1).loans.filter((contract) => !isClosed(contract));
  const days = loan ? remainingSchedule(loan).map(({ dueOn }) => dueOn.slice(8)) : [];
  expect([...new Set(days)]).toEqual(['25']);
  const guide = await (await mock.signInAgency('80010001')).ok('membergroupGuideGroupShow');
  expect(guide.steps.some(({ html }) => html.includes('วันที่ 25 ของเดือน'))).toBe(true);
  const salaries = guide.calendar.filter(({ title }) => title.startsWith('หักเงินเดือน'));
  expect(salaries.every(({ date }) => date.slice(8) <= '25')).toBe(true);
});

test('[LAW-01] withdrawals are free, and cost after that, as the by-laws say', () => {
  const special = '01-2-00005-1';
  expect(feeOf(special, 200_000_00, 1)).toBe(0);
  expect(feeOf(special, 200_000_00, 2)).toBe(120_00);
  expect(feeOf(special, 100_00, 2)).toBe(60_00);
});

test('[LAW-01] a member’s shares end at the part of all that the by-laws say', async () => {
  await using mock = await startMock({ population: 5 });
  const { limits } = await (await member(mock, '00005')).ok('memberRequestpromoneyList');
  const mostAmount = limits.find(({ request_type }) => request_type === 'BUY_SHARES')?.max_amount;
  const before = [1, 2, 3, 4, 5].map((no) => mock.world.recordsOn(no, '2026-10-31').shares);
  const all = before.reduce((sum, { balanceSatang }) => sum + balanceSatang, 0);
  const ownSatang = mock.world.records(5).shares.balanceSatang;
  // In whole shares of 50 baht.
  expect(mostAmount).toBe(toWire(Math.floor((all / 6 - ownSatang) / 50_00) * 50_00));
});

test('[LAW-01] a year’s advance for cremation is that of the by-laws', async () => {
  await using mock = await startMock();
  moveTo(mock.world, '2027-01-02');
  const { memberships } = await (await member(mock)).ok('memberKepCremList');
  const advances = memberships.map(({ advance_balance }) => advance_balance);
  expect(advances).toContain('5040.00');
});
