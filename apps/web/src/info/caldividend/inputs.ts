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
import {
  type Fields,
  type Inputs,
  MONTHS,
  type MonthName,
  type Purchase,
  ROUNDINGS,
} from './typed-inputs.ts';

export const METHODS = ['share_month', 'eleven_months', 'thirteen_lines', 'daily'] as const;

const MONTH_NAMES = MONTHS.map((month) => `m${month}` as const);
export const ALL_MONTHS: readonly MonthName[] = ['m0', ...MONTH_NAMES];

export const MOST_PURCHASES = 12;

const months = <T>(value: T) =>
  Object.fromEntries(ALL_MONTHS.map((name) => [name, value])) as Record<MonthName, T>;

/** Defaults that a link leaves out. They must never change, or old links would change their meaning. */
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

/** Parameter of a purchase in a link: its day, a separator that amounts do not contain, its amount. */
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

/** The inputs of an address, or the initial ones; wrong ones are repaired and listed. */
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
