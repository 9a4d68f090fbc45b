import type { ScheduleRow } from '@coop/finance/loan-terms';
import { type LoanContract, remainingSchedule } from '../../world/money/loans.ts';
import type { Records } from '../../world/money/records.ts';
import {
  dayOf,
  interestOver,
  isMonthEnd,
  monthEndAfter,
  rateTable,
  rounded,
  YEAR,
} from '../exact.ts';
import { sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

interface Standing {
  balance: number;
  /** Day up to which interest is paid. */
  paidUntil: string;
  /** Bills since then that were not paid. */
  missed: number;
}

/** One bill against the standing before it: its days, interest by the product's rule, principal, total and balance. */
function checkBill(check: Complaints, contract: LoanContract, bill: ScheduleRow, at: Standing) {
  const { product, plan, instalmentSatang } = contract;
  const where = `bill ${bill.no}`;
  const exact = interestOver(at.balance, rateTable(product.rates), at.paidUntil, bill.dueOn);
  const interest = rounded(exact, YEAR, product.rounding.interest);
  const regular = instalmentSatang * (at.missed + 1);
  const wanted = product.method === 'equal_principal' ? regular : Math.max(0, regular - interest);
  const principal = bill.no >= plan.instalments ? at.balance : Math.min(wanted, at.balance);
  check.same(`${where}: days`, bill.days, dayOf(bill.dueOn) - dayOf(at.paidUntil));
  check.same(`${where}: interest`, bill.interestSatang, interest);
  check.same(`${where}: principal`, bill.principalSatang, principal);
  check.same(`${where}: total`, bill.totalSatang, principal + interest);
  check.same(`${where}: balance`, bill.balanceSatang, at.balance - principal);
  check.holds(`${where}: balance not negative`, bill.balanceSatang >= 0);
  check.holds(`${where}: due at a month end`, isMonthEnd(bill.dueOn));
}

function checkContract(contract: LoanContract, { view, member }: Records): string[] {
  const { plan, bills, state, next } = contract;
  const check = complaints(`${contract.contractNo} of ${member.membershipNo} on ${view.asOf}`);
  const late = Number(plan.disbursedOn.slice(8)) > 5 ? 1 : 0;
  const at: Standing = { balance: plan.principalSatang, paidUntil: plan.disbursedOn, missed: 0 };
  for (const [index, bill] of bills.entries()) {
    check.same(`number of bill ${index}`, bill.no, index + 1);
    check.same(
      `due day of bill ${index}`,
      bill.dueOn,
      monthEndAfter(plan.disbursedOn, index + late),
    );
    checkBill(check, contract, bill, at);
    if (bill.paid) Object.assign(at, { balance: bill.balanceSatang, paidUntil: bill.dueOn });
    at.missed = bill.paid ? 0 : at.missed + 1;
    check.holds(`bill ${bill.no}: nothing after the end`, at.balance > 0 || bill === bills.at(-1));
    check.holds(`bill ${bill.no}: fell due`, bill.dueOn <= view.asOf);
  }
  const paid = sum(bills.filter((one) => one.paid).map((one) => one.principalSatang));
  check.same('the balance', state.balanceSatang, plan.principalSatang - paid);
  check.same('the standing', state.balanceSatang, at.balance);
  check.same('missed bills', contract.missed, at.missed);
  check.same('a next bill', next !== undefined, at.balance > 0);
  check.holds('the next bill is to come', next === undefined || next.dueOn > view.asOf);
  check.holds('it began as a member', plan.disbursedOn >= member.joinedOn);
  checkSchedule(check, contract, at);
  return check.found;
}

/** The instalments to come repay the balance exactly, the missed ones with the first. */
function checkSchedule(check: Complaints, contract: LoanContract, from: Standing): void {
  const at = { ...from };
  const schedule = remainingSchedule(contract);
  for (const row of schedule) {
    checkBill(check, contract, row, at);
    Object.assign(at, { balance: row.balanceSatang, paidUntil: row.dueOn, missed: 0 });
  }
  const principal = sum(schedule.map((one) => one.principalSatang));
  check.same('principal to come', principal, contract.state.balanceSatang);
  check.same('the end of the schedule', schedule.at(-1)?.balanceSatang ?? 0, 0);
  check.same('first to come', schedule[0]?.totalSatang, contract.next?.totalSatang);
  const numbers = schedule.map((one) => one.no);
  const first = contract.bills.length + 1;
  check.same('numbers to come', numbers.join(), numbers.map((_, i) => first + i).join());
}

export function loanComplaints(records: Records): string[] {
  return records.loans.flatMap((contract) => checkContract(contract, records));
}
