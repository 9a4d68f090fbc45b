import type { MemberRetirement, RetirementLoan } from '@coop/contracts/member/ahead/retirement';
import { addMonths, daysBetween, fiscalYearStart } from '@coop/finance/calendar';
import type { DayCount } from '@coop/finance/rates';
import { unlessRefused } from '@coop/finance/refused';
import { loanAtRetirement, type RunningLoan } from '@coop/finance/retirement/loan';
import { type MonthAhead, monthsAhead, yearsAhead } from '@coop/finance/retirement/months';
import { parseBaht, parseRate } from '@coop/format/money';
import { isEmptyDate } from '@coop/format/thai-date';

/** Years that are shown beyond the salary. */
const YEARS_AFTER = 20;

/** Satang of the wire; NaN, which the rules refuse, where there is none. */
const satangOf = (baht: string) => parseBaht(baht) ?? Number.NaN;

function runningLoan(loan: RetirementLoan, dayCount: DayCount): RunningLoan {
  return {
    dayCount,
    method: loan.payment_type === '0' ? 'equal_principal' : 'equal_total',
    instalmentSatang: satangOf(loan.period_payment),
    interestRounding: loan.interest_rounding,
    rates: loan.rates.map((step) => ({
      from: step.from_date,
      rate: parseRate(step.int_rate) ?? Number.NaN,
    })),
    rows: loan.schedule.map((row, index, all) => ({
      no: row.period,
      dueOn: row.due_date,
      days: index === 0 ? 0 : daysBetween(all[index - 1]?.due_date ?? '', row.due_date),
      principalSatang: satangOf(row.principal),
      interestSatang: satangOf(row.interest),
      totalSatang: satangOf(row.total),
      balanceSatang: satangOf(row.balance),
    })),
  };
}

const areSatang = (...amounts: readonly number[]) => amounts.every(Number.isSafeInteger);

/** @param on the day of retiring; the end of the view for who has none */
function planned(loan: RetirementLoan, on: string, dayCount: DayCount) {
  const running = runningLoan(loan, dayCount);
  const isComplete = running.rows.every((row) => areSatang(row.totalSatang, row.balanceSatang));
  if (!isComplete) throw new RangeError('an instalment has no amount');
  const { loancontract_no: no, loantype_desc: name } = loan;
  return { no, name, running, end: loanAtRetirement(running, on) };
}

export type PlannedLoan = ReturnType<typeof planned>;

interface Rules {
  readonly startMonth: number;
  readonly cutOffDay: number;
  readonly dueDay: number;
  readonly dayCount: DayCount;
}

function plan(data: MemberRetirement, { startMonth, cutOffDay, dueDay, dayCount }: Rules) {
  const { as_of: asOf, retire_date } = data;
  // Null for who has retired, or has no such day.
  const retireOn = !isEmptyDate(retire_date) && retire_date > asOf ? retire_date : null;
  const until = addMonths(retireOn ?? asOf, YEARS_AFTER * 12);
  const loans = data.loans.map((loan) => planned(loan, retireOn ?? until, dayCount));
  const months = monthsAhead({
    asOf,
    until,
    retireOn,
    dueDay,
    schedules: loans.map(({ running }) => running.rows),
    sharesSatang: satangOf(data.share_balance),
    shareSatang: satangOf(data.period_share_amount),
    pensionShareSatang: satangOf(data.pension_share_amount),
    otherSatang: satangOf(data.other_amount),
  });
  const [next] = months;
  if (!next || !areSatang(next.totalSatang, next.sharesSatang)) return undefined;
  const outliving = retireOn === null ? [] : loans.filter(({ end }) => end.monthsBeyond > 0);
  const isAfter = ({ on }: MonthAhead) => retireOn !== null && on > retireOn;
  return {
    asOf,
    retireOn,
    until,
    loans,
    /** Those that run on beyond the salary, the longest first. */
    outliving: outliving.toSorted((a, b) => b.end.monthsBeyond - a.end.monthsBeyond),
    debtSatang: loans.reduce((sum, { running }) => sum + debtOf(running), 0),
    /** Sum that all of them owe on the day of retiring. */
    owedSatang: loans.reduce((sum, { end }) => sum + end.owedSatang, 0),
    months,
    next,
    /** The last month with a salary, and the first without. */
    lastPaid: retireOn === null ? undefined : months.findLast((month) => !isAfter(month)),
    firstAfter: months.find(isAfter),
    years: yearsAhead(
      months,
      fiscalYearStart(next.on, startMonth),
      parseRate(data.div_rate) ?? Number.NaN,
      cutOffDay,
    ),
  };
}

function debtOf({ rows: [first] }: RunningLoan): number {
  return first ? first.principalSatang + first.balanceSatang : 0;
}

/** The years ahead as they come if nothing is changed. Undefined when the backend's answer lacks data for it. */
export const planOf = (data: MemberRetirement, rules: Rules) =>
  unlessRefused(() => plan(data, rules));

export type RetirementPlan = NonNullable<ReturnType<typeof planOf>>;
