import { dueDateOf } from '../due-date.ts';
import {
  comparePlans,
  type ExtraMode,
  type ExtraPayment,
  type PlanComparison,
  type PlanRow,
  scheduleWithExtras,
} from './extra-payment.ts';
import type { FirstDueRule, LoanTerms, ScheduleRow } from './loan-terms.ts';
import { type Payoff, payoffOn } from './payoff.ts';
import { buildSchedule, firstDueDate, instalmentOf, summarise } from './schedule.ts';
import { highestPayment, instalmentsFor } from './solve-loan.ts';

/** Money paid beside the instalments: on one day, or with every instalment from that day on. */
export interface PlannedExtra {
  repeat: 'once' | 'monthly';
  on: string;
  amountSatang: number;
  mode: ExtraMode;
}

/** Input of a calculator. Money in satang, rate in 1/100 percent per year, days ISO. */
export interface LoanPlanInput
  extends Pick<LoanTerms, 'principalSatang' | 'method' | 'rounding' | 'disbursedOn' | 'dayCount'> {
  rate: number;
  firstDue: FirstDueRule;
  /** Day of the month on which instalments are due; 31 for its last one. */
  dueDay: number;
  /** One of the two; the other is computed. */
  repay: { instalments: number } | { instalmentSatang: number };
  extra?: PlannedExtra | undefined;
  /** Day on which the loan is to be closed early. */
  closeOn?: string | undefined;
}

/** Cost of closing a plan early, and the interest it saves against paying on. */
interface EarlyClose extends Payoff {
  savedSatang: number;
}

export interface LoanPlan {
  terms: LoanTerms;
  /** The regular principal (equal_principal) or the regular total (equal_total). */
  instalmentSatang: number;
  /** First and largest payment, satang, without extra payments. */
  firstSatang: number;
  highestSatang: number;
  rows: PlanRow[];
  summary: ReturnType<typeof summarise>;
  /** Against the same loan without the extra payments; null without any. */
  saving: PlanComparison | null;
  /** Null without a day, or when nothing is owed any more on it. */
  close: EarlyClose | null;
}

/**
 * Plans a loan: schedule with extra payments, their savings, and the payoff on a day.
 * @returns null when the given instalment would never pay the loan back
 * @throws RangeError on invalid terms, an extra payment before the payout, or a day of closing before it
 */
export function planLoan(input: LoanPlanInput): LoanPlan | null {
  const terms = termsOf(input);
  if (terms === null) return null;
  const regular = buildSchedule(terms);
  const extras = input.extra ? extrasOf(terms, input.extra) : [];
  const rows: PlanRow[] =
    input.extra && extras.length > 0
      ? scheduleWithExtras(terms, extras, input.extra.mode)
      : regular.map((row) => ({ kind: 'instalment', ...row }));
  const instalmentRows = rows.filter(({ kind }) => kind === 'instalment');
  return {
    terms,
    instalmentSatang: instalmentOf(terms),
    firstSatang: regular[0]?.totalSatang ?? 0,
    highestSatang: highestPayment(instalmentRows),
    rows,
    summary: summarise(rows),
    saving: input.extra ? comparePlans(regular, rows) : null,
    close: input.closeOn === undefined ? null : closePlanOn(terms, rows, input.closeOn),
  };
}

/**
 * Closes a planned loan on a day, after every payment up to that day.
 * @returns null when nothing is owed on that day
 * @throws RangeError when the day is before the payout
 */
function closePlanOn(terms: LoanTerms, rows: readonly PlanRow[], on: string): EarlyClose | null {
  const last = rows.findLast((row) => row.dueOn <= on);
  const balanceSatang = last?.balanceSatang ?? terms.principalSatang;
  if (balanceSatang === 0) return null;
  const payoff = payoffOn({
    balanceSatang,
    paidUntil: last?.dueOn ?? terms.disbursedOn,
    on,
    rates: terms.rates,
    rounding: terms.rounding.interest,
    dayCount: terms.dayCount ?? 365,
    arrearsSatang: last?.unpaidInterestSatang ?? 0,
  });
  const later: ScheduleRow[] = rows.filter((row) => row.dueOn > on);
  const dueNow = payoff.interestSatang + payoff.arrearsSatang;
  return { ...payoff, savedSatang: summarise(later).interestSatang - dueNow };
}

function termsOf(input: LoanPlanInput): LoanTerms | null {
  const { principalSatang, method, rounding, disbursedOn, dayCount, repay } = input;
  const base = {
    principalSatang,
    method,
    rounding,
    disbursedOn,
    rates: [{ from: disbursedOn, rate: input.rate }],
    firstDueOn: firstDueDate(disbursedOn, input.firstDue, input.dueDay),
    ...(dayCount && { dayCount }),
  };
  if ('instalments' in repay) return { ...base, instalments: repay.instalments };
  const instalments = instalmentsFor(base, repay.instalmentSatang);
  if (instalments === null) return null;
  return { ...base, instalments, agreedSatang: repay.instalmentSatang };
}

function extrasOf(terms: LoanTerms, extra: PlannedExtra): ExtraPayment[] {
  const { on, amountSatang } = extra;
  if (extra.repeat === 'once') return [{ on, amountSatang }];
  return Array.from({ length: terms.instalments }, (_, index) =>
    dueDateOf(terms.firstDueOn, index + 1),
  )
    .filter((dueOn) => dueOn >= on)
    .map((dueOn) => ({ on: dueOn, amountSatang }));
}
