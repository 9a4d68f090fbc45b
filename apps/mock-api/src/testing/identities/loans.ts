import { billedUpTo } from '@coop/cooperative/money/bills/bill-day';
import {
  type LoanContract,
  type LoanRow,
  overduePrincipal,
  remainingSchedule,
} from '@coop/cooperative/money/loans/loans';
import type { Records } from '@coop/cooperative/money/records';
import { monthIndex } from '@coop/finance/calendar';
import {
  dayOf,
  dueAfter,
  interestOver,
  isDueDay,
  monthsToFirst,
  rateTable,
  rounded,
  YEAR,
} from '../exact.ts';
import { sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

/** Returns the days on which the bills of a contract fell due. */
function dueDays({ plan, billed, rows }: LoanContract, { facts }: Records): string[] {
  const days: string[] = [];
  for (let after = monthsToFirst(plan.disbursedOn); days.length < billed; after += 1) {
    const day = dueAfter(plan.disbursedOn, after);
    const known = billedUpTo(monthIndex(day));
    // Who was told to have died before the bill was made got none, also where it was a mistake.
    const isSkipped = facts.ends.some(
      ({ how, noticedOn, droppedOn = '9999-12-31' }) =>
        how === 'เสียชีวิต' && noticedOn <= known && known < droppedOn,
    );
    // Nor what was paid off when the bill was made, by a cheque that bounced later.
    const isPaidOff =
      rows.findLast((row) => row.on <= known)?.balanceSatang === 0 &&
      rows.some((row) => row.item === 'bounced' && row.on > known);
    if (!isSkipped && !isPaidOff) days.push(day);
  }
  return days;
}

/** Computes the interest of some days on one balance, by the product's rule. */
function interestOf({ product }: LoanContract, balance: number, from: string, to: string): number {
  const exact = interestOver(balance, rateTable(product.rates), from, to);
  return rounded(exact, YEAR, product.rounding.interest);
}

/** Interest is counted at each payment and each due day; all of it was paid, or is owed. */
function checkInterest(check: Complaints, contract: LoanContract, records: Records): void {
  const { plan, rows, arrears, accruedSatang, countedTo, settledOn } = contract;
  const days = [...new Set([...dueDays(contract, records), ...rows.map((row) => row.on)])].sort();
  let from = plan.disbursedOn;
  let counted = 0;
  for (const day of days) {
    // Interest ends with the settlement of the membership.
    const to = settledOn && settledOn < day ? settledOn : day;
    const balance = rows.findLast((row) => row.on <= from)?.balanceSatang ?? plan.principalSatang;
    counted += interestOf(contract, balance, from, to);
    from = to;
  }
  const paid = sum(rows.map((row) => row.interestSatang));
  const overdue = sum(arrears.map((arrear) => arrear.interestSatang));
  check.same('interest counted = paid + owed', paid + overdue + accruedSatang, counted);
  check.same('counted to', countedTo, from);
}

/** Checks regular months, without arrears or payments in between, against the product's rule to the satang. */
function checkRegular(check: Complaints, contract: LoanContract, { carried }: Records): void {
  const { plan, product, rows, instalmentSatang } = contract;
  let before: Pick<LoanRow, 'on' | 'period' | 'balanceSatang' | 'item' | 'leftOutSatang'> = {
    on: plan.disbursedOn,
    period: 0,
    balanceSatang: plan.principalSatang,
    item: 'monthly',
  };
  for (const row of rows) {
    const where = `row of ${row.on}`;
    const { on, period, principalSatang, interestSatang, balanceSatang } = row;
    check.same(`${where}: balance`, balanceSatang, before.balanceSatang - principalSatang);
    const isBack = row.item === 'returned' || row.item === 'bounced';
    check.same(`${where}: days`, row.days, isBack ? 0 : dayOf(on) - dayOf(before.on));
    check.holds(`${where}: in order`, on >= before.on);
    const sign = isBack ? -1 : 1;
    check.holds(`${where}: its sign`, Math.min(sign * principalSatang, sign * interestSatang) >= 0);
    check.holds(`${where}: on a due day`, row.item !== 'monthly' || isDueDay(on));
    const isNext = row.item === 'monthly' && period === before.period + 1 && row.days < 62;
    const months = [monthIndex(on), monthIndex(on) - 1];
    const wasShort = carried.some(
      (arrear) => arrear.refNo === contract.contractNo && months.includes(arrear.month),
    );
    if (isNext && before.item === 'monthly' && !wasShort) {
      // What the income had no room for comes with the next bill.
      const left = before.leftOutSatang ?? 0;
      const interest = interestOf(contract, before.balanceSatang, before.on, on) + left;
      const regular =
        product.method === 'equal_principal'
          ? instalmentSatang
          : Math.max(0, instalmentSatang - interest);
      const wanted = period >= plan.instalments ? before.balanceSatang : regular;
      const principal = Math.min(wanted, before.balanceSatang);
      check.same(`${where}: interest`, interestSatang + (row.leftOutSatang ?? 0), interest);
      check.same(`${where}: principal`, principalSatang, principal);
    }
    before = row;
  }
}

function checkContract(contract: LoanContract, records: Records): string[] {
  const { view, member } = records;
  const { plan, rows, billed, balanceSatang, arrears } = contract;
  const check = complaints(`${contract.contractNo} of ${member.membershipNo} on ${view.asOf}`);
  const paid = sum(rows.map((row) => row.principalSatang));
  check.same('the balance', balanceSatang, plan.principalSatang - paid);
  check.holds('the balance is not negative', balanceSatang >= 0);
  check.holds('overdue principal within it', overduePrincipal(contract) <= balanceSatang);
  check.same('bills paid', rows.at(-1)?.period ?? 0, rows.length > 0 ? billed - arrears.length : 0);
  check.holds(
    'every bill fell due',
    dueDays(contract, records).every((day) => day <= view.asOf),
  );
  check.holds('it began as a member', plan.disbursedOn >= member.joinedOn);
  checkInterest(check, contract, records);
  checkRegular(check, contract, records);
  if (!contract.settledOn) checkSchedule(check, contract);
  return check.found;
}

/** The instalments to come repay the balance exactly, what is overdue with the first. */
function checkSchedule(check: Complaints, contract: LoanContract): void {
  const schedule = remainingSchedule(contract);
  const { balanceSatang, arrears, countedTo, billed } = contract;
  const principal = sum(schedule.map((other) => other.principalSatang));
  check.same('principal to come', principal, balanceSatang);
  check.same('the end of the schedule', schedule.at(-1)?.balanceSatang ?? 0, 0);
  const numbers = schedule.map((other) => other.no);
  check.same('numbers to come', numbers.join(), numbers.map((_, i) => billed + 1 + i).join());
  let standing = { balance: balanceSatang, from: countedTo };
  for (const [index, row] of schedule.entries()) {
    const owed = index > 0 ? 0 : sum(arrears.map((arrear) => arrear.interestSatang));
    const countedInterest = interestOf(contract, standing.balance, standing.from, row.dueOn);
    const interest = countedInterest + owed + (index > 0 ? 0 : contract.accruedSatang);
    check.same(`interest to come on ${row.dueOn}`, row.interestSatang, interest);
    standing = { balance: row.balanceSatang, from: row.dueOn };
  }
}

/** Contracts on the portal, which has all that is owed; archived ones follow the same schedule. */
export function loanComplaints(records: Records): string[] {
  const { loans, contracts, member, view } = records;
  const check = complaints(`loans of ${member.membershipNo} on ${view.asOf}`);
  const owed = (all: readonly LoanContract[]) => sum(all.map((contract) => contract.balanceSatang));
  check.same('what is owed on the portal', owed(loans), owed(contracts));
  return [...check.found, ...loans.flatMap((contract) => checkContract(contract, records))];
}
