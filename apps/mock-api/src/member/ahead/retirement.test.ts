import type { MemberRetirement, RetirementLoan } from '@coop/contracts/member/ahead/retirement';
import type { ScheduleRow } from '@coop/finance/loans/loan-terms';
import { buildSchedule } from '@coop/finance/loans/schedule';
import { type RunningLoan, termsAfterNext } from '@coop/finance/retirement/loan';
import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf } from '../../testing/worlds.ts';

function rowOf(row: RetirementLoan['schedule'][number]): Omit<ScheduleRow, 'no' | 'days'> {
  return {
    dueOn: row.due_date,
    principalSatang: satangOf(row.principal),
    interestSatang: satangOf(row.interest),
    totalSatang: satangOf(row.total),
    balanceSatang: satangOf(row.balance),
  };
}

function runningLoan(loan: RetirementLoan): RunningLoan {
  return {
    rows: loan.schedule.map((row) => ({ ...rowOf(row), no: row.period, days: 0 })),
    method: loan.payment_type === '0' ? 'equal_principal' : 'equal_total',
    instalmentSatang: satangOf(loan.period_payment),
    interestRounding: loan.interest_rounding,
    rates: loan.rates.map(({ from_date, int_rate }) => ({
      from: from_date,
      rate: Math.round(Number(int_rate) * 100),
    })),
  };
}

test.each(['00001', '00003', '00004', '00011', '02100', '04711'])(
  'what %s is told about retiring agrees with the other records, and can be worked out anew to the satang',
  async (no) => {
    await using mock = await startMock();
    const caller = await mock.signIn(no);
    const data: MemberRetirement = await caller.ok('memberRetirementShow');
    const { loans } = await caller.ok('memberLoanList');
    const share = await caller.ok('memberShareList');
    expect(data.share_balance).toBe(share.share_balance);
    expect(data.loans.map((loan) => loan.loancontract_no)).toEqual(
      loans.filter((loan) => loan.contract_status !== 'ปิดสัญญา').map((loan) => loan.loancontract_no),
    );
    for (const loan of data.loans) {
      const body = { loancontract_no: loan.loancontract_no };
      const { schedule } = await caller.ok('memberLoanStatementShow', { body });
      expect(loan.schedule).toEqual(schedule);
      const terms = termsAfterNext(runningLoan(loan));
      const rest = terms ? buildSchedule(terms).map(({ no, days, ...row }) => row) : [];
      expect(rest).toEqual(schedule.slice(1).map(rowOf));
    }
  },
);

test('the share that is promised for after retiring is the one that is billed, and the least that can be asked for', async () => {
  await using mock = await startMock();
  moveTo(mock.world, '2028-08-20');
  const before = await (await mock.signIn('00109')).ok('memberRetirementShow');
  expect(before).toMatchObject({
    retire_date: '2028-09-30',
    period_share_amount: '1500.00',
    pension_share_amount: '500.00',
  });
  moveTo(mock.world, '2028-10-20');
  const caller = await mock.signIn('00109');
  const { lines } = await caller.ok('memberKepShow', { body: { recv_period: '257110' } });
  expect(lines[0]).toMatchObject({ item_desc: 'ค่าหุ้นรายเดือน', amount: '500.00' });
  expect(await caller.ok('memberRetirementShow')).toMatchObject({
    period_share_amount: '500.00',
    pension_share_amount: '500.00',
  });
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const share = limits.find((limit) => limit.request_type === 'CHANGE_SHARE');
  expect(share?.min_amount).toBe('500.00');
});
