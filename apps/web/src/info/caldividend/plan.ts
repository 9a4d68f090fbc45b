import { purchasesByMonth } from '@coop/finance/dividend/dividend';
import {
  type DividendPlan,
  type DividendPlanInput,
  planDividend,
} from '@coop/finance/dividend/dividend-plan';
import { parseBaht, parseRate } from '@coop/format/money';
import { parseTypedCount } from '../../parts/calculator/typed.ts';
import type { Inputs } from './inputs/fields.ts';
import { firstMonthOf, monthLabel, monthsOf, yearStartOf } from './year.ts';

export type RowKind = 'opening' | 'month' | 'purchase';

/** A row of the working with its name. */
export interface NamedRow {
  readonly key: string;
  readonly kind: RowKind;
  /** Of a month only. */
  readonly label: string;
  readonly on: string;
  readonly amountSatang: number;
  readonly weight: number;
  readonly weightOf: number;
  readonly dividendSatang: number;
}

export interface Answer {
  readonly inputs: Inputs;
  readonly rate: number;
  readonly refundRate: number;
  readonly interestSatang: number;
  readonly rows: readonly NamedRow[];
  readonly dividendSatang: number;
  readonly refundSatang: number;
  readonly sumSatang: number;
  /** Shares at the end of the year. */
  readonly sharesSatang: number;
}

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

function namesOf(inputs: Inputs): Pick<NamedRow, 'key' | 'kind' | 'label'>[] {
  return [
    { key: 'opening', kind: 'opening', label: '' },
    ...monthsOf(inputs).map((name) => ({
      key: name,
      kind: 'month' as const,
      label: monthLabel(inputs, name),
    })),
    ...inputs.purchases.map((_, at) => ({
      key: `buy${at}`,
      kind: 'purchase' as const,
      label: '',
    })),
  ];
}

/** The result for valid inputs. */
export function answerTo(inputs: Inputs): Answer {
  const question = questionOf(inputs);
  const plan: DividendPlan = planDividend(question);
  const names = namesOf(inputs);
  const rows = plan.rows.flatMap((row, at) => {
    const name = names[at];
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
    sharesSatang: rows.reduce((sum, row) => sum + row.amountSatang, 0),
  };
}

/** The same shares and interest at other rates (1/100 percent). */
export function sumAt(inputs: Inputs, rate: number, refundRate: number): DividendPlan {
  return planDividend({ ...questionOf(inputs), rate, refundRate });
}

/** Dividend of one kind of rows, as shown. */
export const dividendOf = (rows: readonly NamedRow[], kind: RowKind) =>
  rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.dividendSatang, 0);
