import { dueDateOf } from '../due-date.ts';
import { multiplyExact } from '../exact.ts';
import { roundRatio } from '../rounding.ts';
import {
  comparePlans,
  type ExtraMode,
  type PlanComparison,
  type PlanRow,
} from './extra-payment.ts';
import type { PlannedExtra } from './loan-plan.ts';
import {
  nextPayment,
  type OpenLoan,
  openPayoff,
  payBeside,
  regularInstalment,
} from './open-loan.ts';
import type { Payoff } from './payoff.ts';
import { summarise } from './schedule.ts';

/** Returns every payment still to come; overdue amounts come with the first. */
export function remainingPlan(loan: OpenLoan): PlanRow[] {
  return rowsWith(loan, undefined);
}

/** Amounts that close a contract on a future day, and the interest this saves against paying on, satang. */
export interface Quote extends Payoff {
  /** Instalments that fall due before the day and are taken as paid. */
  instalmentsBefore: number;
  savedSatang: number;
}

/**
 * Quotes the payoff for a day: instalments due before it are paid on their days, the rest on it.
 * @returns null when nothing is owed any more on that day
 * @throws RangeError as `openPayoff`
 */
export function quoteOn(loan: OpenLoan, on: string): Quote | null {
  let current = loan;
  let instalmentsBefore = 0;
  let no = 0;
  while (isOwed(current) && current.nextDueOn < on) {
    no += 1;
    current = afterInstalment(current, dueDateOf(loan.nextDueOn, no + 1));
    instalmentsBefore += 1;
  }
  if (!isOwed(current)) return null;
  const payoff = openPayoff(current, on);
  const interestNow = payoff.interestSatang + payoff.arrearsSatang;
  const savedSatang = Math.max(0, summarise(remainingPlan(current)).interestSatang - interestNow);
  return { ...payoff, instalmentsBefore, savedSatang };
}

export interface RepaymentPlan {
  rows: PlanRow[];
  summary: ReturnType<typeof summarise>;
  /** Against the same contract without extra payments; never negative. */
  saving: PlanComparison;
  /** The first instalment that falls due after the first extra payment, satang; null where that closes the contract. */
  nextSatang: number | null;
}

/**
 * Plans the rest of a contract with money paid beside the instalments: once, on a due day before the instalment, whose
 * bill is booked at the end of the day, or every month, after it. `keep_term` lowers the instalment in proportion
 * to the debt, rounded by the contract's rule, so that the debt is never above what it would have been.
 * @returns null when the payment comes after the last instalment, or is so small that rounding takes its savings
 * @throws RangeError when the payment is before `countedTo` or not a positive integer
 */
export function planRepayment(loan: OpenLoan, extra: PlannedExtra): RepaymentPlan | null {
  const plain = remainingPlan(loan);
  const rows = rowsWith(loan, extra);
  const first = rows.find(({ kind }) => kind === 'extra');
  if (!first) return null;
  const saving = comparePlans(plain, rows);
  if (saving.interestSavedSatang < 0 || saving.monthsSaved < 0) return null;
  const next = rows.find(({ kind, dueOn }) => kind === 'instalment' && dueOn > first.dueOn);
  return { rows, summary: summarise(rows), saving, nextSatang: next?.totalSatang ?? null };
}

const isOwed = (loan: OpenLoan) =>
  loan.balanceSatang + loan.accruedSatang + loan.overdueInterestSatang > 0;

function afterInstalment(loan: OpenLoan, nextDueOn: string): OpenLoan {
  const row = nextPayment(loan);
  const { billedPrincipalSatang: _, ...rest } = loan;
  return {
    ...rest,
    balanceSatang: row.balanceSatang,
    countedTo: row.dueOn,
    accruedSatang: 0,
    overduePrincipalSatang: 0,
    overdueInterestSatang: 0,
    billed: row.no,
    nextDueOn,
  };
}

function rowsWith(loan: OpenLoan, extra: PlannedExtra | undefined): PlanRow[] {
  const rows: PlanRow[] = [];
  let current = loan;
  let no = 0;
  let isDone = extra === undefined;
  const pay = (on: string) => {
    if (!extra) return;
    const { row, after } = payBeside(current, on, extra.amountSatang);
    rows.push({ kind: 'extra', ...row });
    current = lowered(current, after, extra.mode);
    isDone = extra.repeat === 'once';
  };
  while (isOwed(current)) {
    if (!isDone && extra?.repeat === 'once' && extra.on <= current.nextDueOn) {
      if (extra.on === current.nextDueOn) {
        current = {
          ...current,
          billedPrincipalSatang: regularInstalment(current, current.nextDueOn).principalSatang,
        };
      }
      pay(extra.on);
      continue;
    }
    const { dueOn, ...row } = nextPayment(current);
    rows.push({ kind: 'instalment', dueOn, ...row });
    no += 1;
    current = afterInstalment(current, dueDateOf(loan.nextDueOn, no + 1));
    if (!isDone && extra?.repeat === 'monthly' && extra.on <= dueOn && isOwed(current)) pay(dueOn);
  }
  return rows;
}

function lowered(before: OpenLoan, after: OpenLoan, mode: ExtraMode): OpenLoan {
  // Overdue amounts would have been paid with the next instalment anyway.
  const freeOf = (loan: OpenLoan) => loan.balanceSatang - loan.overduePrincipalSatang;
  const was = freeOf(before);
  const is = freeOf(after);
  if (mode === 'keep_instalment' || is === 0 || is >= was) return after;
  const part = multiplyExact(before.instalmentSatang, is);
  const instalmentSatang = roundRatio(part, was, before.rounding.instalment);
  return { ...after, instalmentSatang: Math.min(before.instalmentSatang, instalmentSatang) };
}
