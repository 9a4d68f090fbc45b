import type { MembershipEnding } from '@coop/contracts/member/ahead/settlement';
import type { MemberOverview, MemberTask, RecentRow } from '@coop/contracts/member/overview';
import type { PaidBill } from '@coop/contracts/member/payments';
import type { EndProgress } from '@coop/cooperative/facts/end-progress';
import type { Guarantees } from '@coop/cooperative/guarantee/guarantees';
import { wallTime } from '@coop/cooperative/moments';
import { sumOwed } from '@coop/cooperative/money/arrears';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import { deriveKepChanges } from '@coop/cooperative/money/bills/kep-changes';
import { isClosed, remainingSchedule } from '@coop/cooperative/money/loans/loans';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import type { ShareEntry } from '@coop/cooperative/money/shares/shares';
import { retirementDate } from '@coop/cooperative/people/person/salary';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { endNow } from '@coop/cooperative/requests/membership';
import { addMonths } from '@coop/finance/calendar';
import { maskAccountNo } from '@coop/format/identifiers/account-no';
import { parseBaht, toWire } from '@coop/format/money';
import { yearOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';
import { recordsPaid } from '../world/records-now.ts';
import { deviceName } from '../world/state/kinds/device.ts';
import type { World } from '../world/world.ts';
import { depositBalance, depositItemCode, depositItemText } from './deposit.ts';
import { wireHeld } from './held.ts';
import { kepBill, kepChange } from './kep.ts';
import { arrearPeriods, isTakenBack, loanBalance } from './loan.ts';
import { paidBill } from './own/paid-bill.ts';
import { tasksNow, tasksOnRecord } from './own/task.ts';
import { SHARE_ITEMS, shareBalanceBefore } from './share.ts';

const RECENT_ROWS = 6;

function shareText({ item, period }: ShareEntry): string {
  const { desc } = SHARE_ITEMS[item];
  return item === 'monthly' || item === 'arrears' ? `${desc} งวดที่ ${period}` : desc;
}

function recentRows({ member, shares, loans, deposits }: Records): RecentRow[] {
  const shareRows = shares.entries.slice(-RECENT_ROWS).map((entry) => ({
    operate_date: entry.on,
    kind: 'share' as const,
    ref_no: member.membershipNo,
    item_desc: shareText(entry),
    amount: toWire(entry.amountSatang),
    sign_status: 1,
    item_code: SHARE_ITEMS[entry.item].code,
  }));
  const loanRows = loans.flatMap((contract) => [
    {
      operate_date: contract.plan.disbursedOn,
      kind: 'loan' as const,
      ref_no: contract.contractNo,
      item_desc: `รับ${contract.product.name}`,
      amount: toWire(contract.plan.principalSatang),
      sign_status: 1,
      item_code: '01',
    },
    ...contract.rows.slice(-RECENT_ROWS).map((row) => ({
      operate_date: row.on,
      kind: 'loan' as const,
      ref_no: contract.contractNo,
      item_desc: `${isTakenBack(row.item) ? 'คืนเงินชำระ' : 'ชำระ'}${contract.product.name}`,
      amount: toWire(Math.abs(row.principalSatang + row.interestSatang)),
      sign_status: isTakenBack(row.item) ? 1 : -1,
      item_code: '02',
    })),
  ]);
  const depositRows = deposits.flatMap((account) =>
    account.entries.slice(-RECENT_ROWS).map((entry) => ({
      operate_date: entry.on,
      kind: 'deposit' as const,
      ref_no: maskAccountNo(account.accountNo),
      item_desc: depositItemText(entry, member),
      amount: toWire(Math.abs(entry.deltaSatang)),
      sign_status: Math.sign(entry.deltaSatang),
      item_code: depositItemCode(entry.item),
    })),
  );
  return [...shareRows, ...loanRows, ...depositRows]
    .sort((a, b) => b.operate_date.localeCompare(a.operate_date))
    .slice(0, RECENT_ROWS);
}

function shareByYear({ view, member, shares }: Records): MemberOverview['share_by_year'] {
  const last = yearOf(view.asOf);
  const years: MemberOverview['share_by_year'] = [];
  for (let year = yearOf(member.joinedOn); year <= last; year += 1) {
    years.push({ year, balance: toWire(shareBalanceBefore(shares.entries, `${year + 1}-01-01`)) });
  }
  return years;
}

function overdueMonths({ carried }: Records) {
  const owed = carried.filter((arrear) => arrear.settledOn === '');
  const months = [...new Set(owed.map((arrear) => arrear.month))].sort((a, b) => a - b);
  return months.map((month) => ({
    recv_period: recvPeriod(month),
    amount: toWire(sumOwed(owed.filter((arrear) => arrear.month === month))),
  }));
}

/** Years before retirement in which the first page mentions a contract that outlasts the salary. */
const NEAR_YEARS = 5;

function outliving({ view, member, loans }: Records): Pick<MemberOverview, 'outlives_retirement'> {
  if (member.kind !== 'สามัญ') return {};
  const retireOn = retirementDate(member);
  const isNear = view.asOf < retireOn && addMonths(view.asOf, NEAR_YEARS * 12) >= retireOn;
  if (!isNear) return {};
  const ends = loans.flatMap((loan) => remainingSchedule(loan).at(-1)?.dueOn ?? []);
  const loanEnd = ends.toSorted().at(-1);
  if (loanEnd === undefined || loanEnd <= retireOn) return {};
  return { outlives_retirement: { retire_date: retireOn, loan_end: loanEnd } };
}

function kepPart(records: Records) {
  const month = lastBilledMonth(records.view.asOf);
  const kep = kepOf(records, month);
  const previous = kepOf(records, month - 1);
  const changed = deriveKepChanges(records, month)?.filter((change) => change.causes.length > 0);
  return {
    ...(kep && { kep: kepBill(kep) }),
    ...(previous && { previous_receive_amount: toWire(previous.totalSatang) }),
    ...(changed && { kep_changes: changed.map(kepChange) }),
  };
}

/** Returns the task of the bill to pay oneself with what is left of it; none once it is paid. */
function billLeft(task: MemberTask, paid: PaidBill | undefined): MemberTask[] {
  if (!paid) return [task];
  return parseBaht(paid.left_amount) === 0 ? [] : [{ ...task, amount: paid.left_amount }];
}

function describe(world: World, records: Records, guarantees: Guarantees): MemberOverview {
  const { view, member, shares, loans, deposits } = records;
  const held = wireHeld(records);
  const now = recordsPaid(world, member.no);
  const paid = paidBill(world, records);
  const open = loans.filter((loan) => !isClosed(loan));
  return {
    as_of: view.asOf,
    share_balance: toWire(shares.balanceSatang),
    period_share_amount: toWire(shares.paused ? 0 : shares.monthlySatang),
    share_status: shares.paused ? 'งดส่งหุ้น' : 'ปกติ',
    deposit_balance: toWire(depositBalance(records)),
    deposit_count: deposits.filter((deposit) => !deposit.closed).length,
    loan_balance: toWire(loanBalance(records)),
    loan_count: open.length,
    loan_approved: toWire(open.reduce((sum, loan) => sum + loan.plan.principalSatang, 0)),
    arrear_periods: Math.max(
      0,
      ...now.contracts.map((contract) => arrearPeriods(contract, view.asOf)),
    ),
    overdue_months: overdueMonths(now),
    ...(held && { held }),
    ...(paid && { paid_bill: paid }),
    ...outliving(records),
    tasks: tasksOnRecord(records, guarantees, world.records).flatMap((task) =>
      task.kind === 'bill' ? billLeft(task, paid) : [task],
    ),
    ...kepPart(records),
    share_by_year: shareByYear(records),
    recent: recentRows(records),
  };
}

const wireEnding = ({ how, boardOn }: EndProgress, { settlement }: Records): MembershipEnding => ({
  ending_desc: how,
  settlement_status: settlement ? 'สิ้นสมาชิกภาพแล้ว' : 'รอคณะกรรมการ',
  board_date: boardOn,
});

export const memberOverviewHandlers: HandlersOf<'memberOverviewShow'> = {
  memberOverviewShow({ world, session, no }) {
    const guarantees = guaranteesOf(world, no);
    const borrowers = guarantees.given.map((guarantee) => guarantee.borrowerNo);
    const build = (records: Records) => describe(world, records, guarantees);
    const { before } = session ?? {};
    const end = endNow(world, no);
    const tasks = tasksNow(world, no);
    // Kept once more with what no record says, so that looking again writes nothing anew.
    const now = end || tasks.length > 0 ? JSON.stringify([end, tasks]) : '';
    const seen = before && `${before.at} ${deviceName(before.device)}`;
    const feature = `overview ${seen} ${now}`;
    const whole = (records: Records) => {
      const overview = world.derived('overview', no, build, borrowers);
      return {
        ...overview,
        tasks: [...(overview.tasks ?? []), ...tasks],
        ...(end && { ending: wireEnding(end, records) }),
        ...(before && {
          last_sign_in_at: wallTime(before.at),
          last_sign_in_device: deviceName(before.device),
        }),
      };
    };
    return world.derived(feature, no, whole, borrowers);
  },
};
