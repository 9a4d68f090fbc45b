import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { complaints } from './complaints.ts';

/** Checks that the first screen's figures are the sums of the feeds behind it, as on the wire. */
export async function overviewComplaints(world: World, no: number): Promise<string[]> {
  const call = memberCall(world, no);
  const overview = await handlers.memberOverviewShow(call);
  const share = await handlers.memberShareList(call);
  const loan = await handlers.memberLoanList(call);
  const deposit = await handlers.memberDepositList(call);
  const open = loan.loans.filter((one) => one.contract_status !== 'ปิดสัญญา');
  const active = deposit.accounts.filter((one) => one.account_status !== 'ปิด');
  const check = complaints(`overview of ${no} on ${overview.as_of}`);
  const same = (what: string, wire: string, ...parts: string[]) =>
    check.same(what, satangOf(wire), sum(parts.map(satangOf)));

  const signed = share.rows.map((one) => satangOf(one.amount) * one.sign_status);
  check.same('Σ signed share rows', sum(signed), satangOf(share.share_balance));
  same('shares', overview.share_balance, share.share_balance);
  same('monthly share', overview.period_share_amount, share.period_share_amount);
  same('shares by year', overview.share_by_year.at(-1)?.balance ?? '0.00', share.share_balance);
  same('loans', overview.loan_balance, ...loan.loans.map((one) => one.principal_balance));
  same('loan list', loan.sum_loan_balance, ...loan.loans.map((one) => one.principal_balance));
  same('approved', overview.loan_approved, ...open.map((one) => one.loanapprove_amt));
  same('deposits', overview.deposit_balance, ...deposit.accounts.map((one) => one.prncbal));
  same('deposit list', deposit.sum_balance, ...deposit.accounts.map((one) => one.prncbal));
  check.same('open loans', overview.loan_count, open.length);
  check.same('open accounts', overview.deposit_count, active.length);
  const arrears = Math.max(0, ...open.map((one) => one.arrear_periods));
  check.same('months overdue', overview.arrear_periods, arrears);
  if (overview.kep)
    same('kep', overview.kep.receive_amount, ...overview.kep.lines.map((one) => one.amount));
  check.holds(
    'shares are paused',
    (overview.share_status === 'งดส่งหุ้น') === (share.sign_status === 0),
  );
  check.holds(
    'the latest rows are those of the records',
    overview.recent.every(
      (one, i, all) => one.operate_date <= (all[i - 1]?.operate_date ?? overview.as_of),
    ),
  );
  return check.found;
}
