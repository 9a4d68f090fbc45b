import type { DividendMethod } from '@coop/finance/dividend-plan';
import {
  type Checks,
  hasInputs,
  isDay,
  isOneOf,
  isRight,
  isShort,
  mend,
  readInputs,
  writeInputs,
} from '../../parts/calculator/link.ts';
import { problemsOf } from './problems.ts';

export const METHODS = ['share_month', 'eleven_months', 'thirteen_lines', 'daily'] as const;
/** Rows to the satang, rows cut to whole baht, or only the sum (domain.md B3). */
export const ROUNDINGS = ['rows', 'cut', 'total'] as const;

/** The months of a fiscal year by number; m0 is the one before, which only 13 lines have. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type MonthName = `m${0 | (typeof MONTHS)[number]}`;
const MONTH_NAMES = MONTHS.map((month) => `m${month}` as const);
export const ALL_MONTHS: readonly MonthName[] = ['m0', ...MONTH_NAMES];

/** What stands in the fields; an empty amount is none. */
export interface Fields extends Readonly<Record<MonthName, string>> {
  readonly method: DividendMethod;
  /** Month and year (พ.ศ.) of the fiscal year's first day. */
  readonly startMonth: string;
  readonly startYear: string;
  readonly opening: string;
  /** Day on which a month's amount is taken; 31 is the month's end. */
  readonly monthDay: string;
  readonly cutOff: string;
  readonly rate: string;
  readonly interest: string;
  readonly refundRate: string;
  readonly rounding: (typeof ROUNDINGS)[number];
  readonly dayCount: '365' | '366';
}

/** Shares bought beside the monthly ones. */
export interface Purchase {
  readonly on: string;
  readonly amount: string;
}

export interface Inputs extends Fields {
  readonly purchases: readonly Purchase[];
}

export const MOST_PURCHASES = 12;

const months = <T>(value: T) =>
  Object.fromEntries(ALL_MONTHS.map((name) => [name, value])) as Record<MonthName, T>;

/** What a link leaves out. It must never change, or old links would mean something else. */
export const BLANK: Fields = {
  ...months(''),
  method: 'share_month',
  startMonth: '1',
  startYear: '',
  opening: '',
  monthDay: '31',
  cutOff: '7',
  rate: '',
  interest: '',
  refundRate: '',
  rounding: 'rows',
  dayCount: '365',
};

const CHECKS: Checks<Fields> = {
  ...months(isShort),
  method: isOneOf(METHODS),
  startMonth: isOneOf(MONTHS.map(String)),
  startYear: isShort,
  opening: isShort,
  monthDay: (text) => /^([1-9]|1\d|2[0-8]|31)$/.test(text),
  cutOff: isShort,
  rate: isShort,
  interest: isShort,
  refundRate: isShort,
  rounding: isOneOf(ROUNDINGS),
  dayCount: isOneOf(['365', '366']),
};

/** A purchase in a link: its day, a sign that no amount has, its amount. */
const BUY = 'buy';
const SPLIT = '_';

export function writeLink({ purchases, ...fields }: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  writeInputs(params, fields, BLANK);
  for (const { on, amount } of purchases) params.append(BUY, `${on}${SPLIT}${amount}`);
  return params;
}

function purchaseOf(text: string): Purchase {
  const at = text.indexOf(SPLIT);
  return at === -1
    ? { on: '', amount: '' }
    : { on: text.slice(0, at), amount: text.slice(at + SPLIT.length) };
}

interface LinkReading {
  readonly inputs: Inputs;
  readonly refused: readonly string[];
}

/** The inputs of an address, or those a first visit begins with; what is wrong in it is put right and named. */
export function readLink(params: URLSearchParams, initial: Inputs): LinkReading {
  if (!hasInputs(params, CHECKS)) return { inputs: initial, refused: [] };
  const { purchases: _, ...initialFields } = initial;
  const { inputs: fields, refused } = mend(
    readInputs({ params, blank: BLANK, checks: CHECKS }),
    initialFields,
    (some) => problemsOf({ ...some, purchases: [] }),
  );
  const wanted = params.getAll(BUY).map(purchaseOf);
  const usable = wanted
    .filter(({ on, amount }) => isDay(on) && isShort(amount))
    .filter((one) => isRight(problemsOf({ ...fields, purchases: [one] })))
    .slice(0, MOST_PURCHASES);
  return {
    inputs: { ...fields, purchases: usable },
    refused: usable.length === wanted.length ? refused : [...refused, BUY],
  };
}
