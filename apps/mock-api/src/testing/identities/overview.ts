import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall } from '../worlds.ts';
import { complaints } from './complaints.ts';
import { lawComplaints } from './laws.ts';

/** Checks the first screen and the feeds behind it by the contract's laws, and in what these leave open. */
export async function overviewComplaints(world: World, no: number): Promise<string[]> {
  const call = memberCall(world, no);
  const overview = await handlers.memberOverviewShow(call);
  const share = await handlers.memberShareList(call);
  const loan = await handlers.memberLoanList(call);
  const deposit = await handlers.memberDepositList(call);
  const answers = {
    memberOverviewShow: [overview],
    memberShareList: [share],
    memberLoanList: [loan],
    memberDepositList: [deposit],
  };
  const open = loan.loans.filter((other) => other.contract_status !== 'ปิดสัญญา');
  const active = deposit.accounts.filter((account) => account.account_status !== 'ปิด');
  const arrears = Math.max(0, ...open.map((other) => other.arrear_periods));
  const check = complaints(`overview of ${no} on ${overview.as_of}`);
  check.same('open accounts', overview.deposit_count, active.length);
  check.same('months overdue', overview.arrear_periods, arrears);
  check.same('shares paused', overview.share_status === 'งดส่งหุ้น', share.sign_status === 0);
  return [...lawComplaints(answers, world.view().asOf), ...check.found];
}
