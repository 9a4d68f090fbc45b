import type { Problems } from '../../parts/calculator/link.ts';
import { bahtWithin, parseTypedCount, rateUpTo, wholeBaht } from '../../parts/calculator/typed.ts';
import { text } from './text.ts';
import type { Inputs, Purchase } from './typed-inputs.ts';
import { firstMonthOf, monthsOf, readYear, YEARS, yearEndOf } from './year.ts';

/** Maximum in satang, more than any member may hold. */
const MOST = 100_000_000_00;
/** 1/100 percent. */
const HIGHEST_RATE = 30_00;
const HIGHEST_REFUND = 100_00;

const isBlank = (typed: string) => typed.trim() === '';
const isAmount = (typed: string, least: number) => bahtWithin(typed, least, MOST) !== undefined;

/** Name of a purchase's input in the list of problems. */
export const purchaseName = (at: number, part: keyof Purchase) => `buy${at}.${part}`;

function purchaseProblems(inputs: Inputs): Problems {
  const problems: Record<string, string> = {};
  const [first, last] = [firstMonthOf(inputs), yearEndOf(inputs)];
  for (const [at, { on, amount }] of inputs.purchases.entries()) {
    if (on === '' || on < first || on > last) {
      problems[purchaseName(at, 'on')] = text.problems.outside;
    }
    if (!isAmount(amount, 1)) {
      problems[purchaseName(at, 'amount')] = text.problems.amount(wholeBaht(MOST));
    }
  }
  return problems;
}

function rateProblems({ rate, refundRate }: Inputs): Problems {
  const problems: Record<string, string> = {};
  if (rateUpTo(rate, HIGHEST_RATE) === undefined) {
    problems.rate = text.problems.rate(String(HIGHEST_RATE / 100));
  }
  if (!isBlank(refundRate) && rateUpTo(refundRate, HIGHEST_REFUND) === undefined) {
    problems.refundRate = text.problems.rate(String(HIGHEST_REFUND / 100));
  }
  return problems;
}

/** Input → what is wrong with it. Amounts may be left empty. */
export function problemsOf(inputs: Inputs): Problems {
  const problems: Record<string, string> = {};
  const isYear = readYear(inputs.startYear) !== undefined;
  if (!isYear) problems.startYear = text.problems.year(String(YEARS.first), String(YEARS.last));
  for (const name of ['opening', 'interest', ...monthsOf(inputs)] as const) {
    if (!isBlank(inputs[name]) && !isAmount(inputs[name], 0)) {
      problems[name] = text.problems.amountOrNone(wholeBaht(MOST));
    }
  }
  const cutOff = parseTypedCount(inputs.cutOff);
  if (inputs.method !== 'daily' && (cutOff === null || cutOff > 31)) {
    problems.cutOff = text.problems.cutOff;
  }
  return { ...problems, ...rateProblems(inputs), ...(isYear && purchaseProblems(inputs)) };
}
