import { byLawsOf } from '@coop/contracts/by-laws/by-laws-of';
import type { DividendYearConfig } from '@coop/contracts/by-laws/products';
import type { SiteConfig } from '@coop/contracts/site';
import { fiscalYearStart } from '@coop/finance/calendar';
import { parseRate } from '@coop/format/money';
import { yearBEOf } from '@coop/format/thai-date';
import { blanksOf, fieldProblems, isDayOrEmpty, TEXT_LIMIT } from '../fields.ts';
import {
  hasInputs,
  isRight,
  type Problems,
  type Reading,
  readInputs,
  writeInputs,
} from '../link.ts';
import { bahtWithin, wholeBaht } from '../typed.ts';
import { ALL_MONTHS, FIELDS, type Inputs, MOST, type MonthName, type Purchase } from './fields.ts';
import { firstMonthOf, monthsOf, yearEndOf } from './year.ts';

/** Name of a purchase's input in the list of problems. */
export const purchaseName = (index: number, part: keyof Purchase) => `buy${index}.${part}`;

function purchaseProblems(inputs: Inputs): Problems {
  const problems: Record<string, string> = {};
  const first = firstMonthOf(inputs);
  const last = yearEndOf(inputs);
  for (const [index, { on, amount }] of inputs.purchases.entries()) {
    if (on === '' || on < first || on > last) {
      problems[purchaseName(index, 'on')] = 'กรอกวัน เดือน และปี พ.ศ. ที่อยู่ในปีบัญชีนี้';
    }
    if (bahtWithin(amount, 1, MOST) === undefined) {
      problems[purchaseName(index, 'amount')] =
        `กรอกจำนวนเงินเป็นตัวเลข ไม่เกิน ${wholeBaht(MOST)}\u00a0บาท เช่น 5,000`;
    }
  }
  return problems;
}

/** Input → what is wrong with it. */
export function problemsOf(inputs: Inputs): Problems {
  const { purchases: _, ...fields } = inputs;
  const unasked = [
    ...(monthsOf(inputs).includes('m0') ? [] : (['m0'] as const)),
    ...(inputs.method === 'daily' ? (['cutOff'] as const) : []),
  ];
  const problems = fieldProblems(FIELDS, fields, unasked);
  return { ...problems, ...(!problems.startYear && purchaseProblems(inputs)) };
}

export const MOST_PURCHASES = 12;

/** Parameter of a purchase in a link: its day, a separator that amounts do not contain, its amount. */
const BUY = 'buy';
const SPLIT = '_';

export function writeLink({ purchases, ...fields }: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  writeInputs(params, FIELDS, fields);
  for (const { on, amount } of purchases) params.append(BUY, `${on}${SPLIT}${amount}`);
  return params;
}

function purchaseOf(text: string): Purchase {
  const index = text.indexOf(SPLIT);
  return index === -1
    ? { on: '', amount: '' }
    : { on: text.slice(0, index), amount: text.slice(index + SPLIT.length) };
}

/** The inputs of an address, or the initial ones; wrong ones are repaired and listed. */
export function readLink(params: URLSearchParams, initial: Inputs): Reading<Inputs> {
  if (!hasInputs(params, FIELDS)) return { inputs: initial, typed: initial, refused: [] };
  const { purchases: _, ...initialFields } = initial;
  const {
    inputs: fields,
    typed,
    refused,
  } = readInputs({
    params,
    fields: FIELDS,
    initial: initialFields,
    problemsOf: (some) => problemsOf({ ...some, purchases: [] }),
  });
  const wanted = params.getAll(BUY).map(purchaseOf);
  const usable = wanted
    .filter(({ on, amount }) => isDayOrEmpty(on) && amount.length <= TEXT_LIMIT)
    .filter((purchase) => isRight(problemsOf({ ...fields, purchases: [purchase] })))
    .slice(0, MOST_PURCHASES);
  return {
    inputs: { ...fields, purchases: usable },
    typed: { ...typed, purchases: usable },
    refused: usable.length === wanted.length ? refused : [...refused, BUY],
  };
}

/** The last paid year; tolerant, because the configuration is not validated yet. */
export function lastPaid({ by_laws }: SiteConfig): DividendYearConfig | undefined {
  const history = by_laws?.dividend?.history;
  if (!Array.isArray(history)) return undefined;
  return history.findLast(
    ({ year, dividend, refund }) =>
      Number.isInteger(year) && parseRate(dividend) !== null && parseRate(refund) !== null,
  );
}

export function everyMonth(amount: string): Record<MonthName, string> {
  return Object.fromEntries(ALL_MONTHS.map((name) => [name, amount])) as Record<MonthName, string>;
}

/** The initial inputs: the running fiscal year and the rates of the last one that was paid. */
export function initialInputs(site: SiteConfig, today: string): Inputs {
  const { bills, fiscal_year, loans } = byLawsOf(site.by_laws);
  const startMonth = fiscal_year.start_month;
  const start = fiscalYearStart(today, startMonth);
  const paid = lastPaid(site);
  return {
    ...blanksOf(FIELDS),
    ...everyMonth('1,000'),
    startMonth: String(startMonth),
    startYear: String(yearBEOf(start)),
    opening: '100,000',
    rate: paid?.dividend ?? '5.00',
    refundRate: paid?.refund ?? '10.00',
    monthDay: String(bills.due_day),
    dayCount: loans.day_count === 366 ? '366' : '365',
    purchases: [],
  };
}
