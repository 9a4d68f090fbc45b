import { purchasesByMonth } from '@coop/finance/dividend/dividend';
import {
  type DividendPlan,
  type DividendPlanInput,
  planDividend,
} from '@coop/finance/dividend/dividend-plan';
import { parseBaht, parseRate } from '@coop/format/money';
import { parseTypedCount } from '../typed.ts';
import type { Inputs } from './fields.ts';
import { firstMonthOf, monthLabel, monthsOf, yearStartOf } from './year.ts';

export type RowKind = 'opening' | 'month' | 'purchase';

const baht = (typed: string) => parseBaht(typed) ?? 0;

const ROUNDING = {
  rows: { rowRounding: 'rows', rounding: 'half2dp' },
  cut: { rowRounding: 'rows', rounding: 'floor1' },
  total: { rowRounding: 'total', rounding: 'half2dp' },
} as const satisfies Record<Inputs['rounding'], Partial<DividendPlanInput>>;

/** The inputs, which must be valid, as input of the dividend rules. */
function questionOf(inputs: Inputs): DividendPlanInput {
  const amounts = monthsOf(inputs).map((name) => baht(inputs[name]));
  const monthly = purchasesByMonth(firstMonthOf(inputs), amounts, Number(inputs.monthDay));
  const bought = inputs.purchases.map(({ on, amount }) => ({ on, amountSatang: baht(amount) }));
  return {
    ...ROUNDING[inputs.rounding],
    method: inputs.method,
    yearStart: yearStartOf(inputs),
    openingSatang: baht(inputs.opening),
    purchases: [...monthly, ...bought],
    rate: parseRate(inputs.rate) ?? 0,
    cutOffDay: parseTypedCount(inputs.cutOff) ?? 0,
    dayCount: inputs.dayCount === '366' ? 366 : 365,
    interestPaidSatang: baht(inputs.interest),
    refundRate: parseRate(inputs.refundRate) ?? 0,
  };
}

/** Returns what the rows of the plan are called, in their order; a month also by its label. */
function namesOf(inputs: Inputs) {
  const named = (key: string, kind: RowKind, label = '') => ({ key, kind, label });
  return [
    named('opening', 'opening'),
    ...monthsOf(inputs).map((name) => named(name, 'month', monthLabel(inputs, name))),
    ...inputs.purchases.map((_, index) => named(`buy${index}`, 'purchase')),
  ];
}

/** The result for valid inputs; rates are in 1/100 percent. */
export function answerTo(inputs: Inputs) {
  const question = questionOf(inputs);
  const plan = planDividend(question);
  const names = namesOf(inputs);
  const rows = plan.rows.flatMap((row, index) => {
    const name = names[index];
    return name ? [{ ...name, ...row }] : [];
  });
  return {
    inputs,
    rate: question.rate,
    refundRate: question.refundRate,
    interestSatang: question.interestPaidSatang,
    rows,
    dividendSatang: plan.totalSatang,
    refundSatang: plan.refundSatang,
    sumSatang: plan.sumSatang,
    /** Shares at the end of the year. */
    sharesSatang: rows.reduce((sum, row) => sum + row.amountSatang, 0),
  };
}

export type Answer = ReturnType<typeof answerTo>;
/** A row of the working with its name. */
export type NamedRow = Answer['rows'][number];

/** The same shares and interest at other rates (1/100 percent). */
export function sumAt(inputs: Inputs, rate: number, refundRate: number): DividendPlan {
  return planDividend({ ...questionOf(inputs), rate, refundRate });
}

/** Dividend of one kind of rows, as shown. */
export const dividendOf = (rows: readonly NamedRow[], kind: RowKind) =>
  rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.dividendSatang, 0);
