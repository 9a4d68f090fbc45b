import { fieldProblems } from '../../../parts/calculator/fields.ts';
import type { Problems } from '../../../parts/calculator/link.ts';
import { bahtWithin, wholeBaht } from '../../../parts/calculator/typed.ts';
import { text } from '../text.ts';
import { firstMonthOf, monthsOf, yearEndOf } from '../year.ts';
import { FIELDS, type Inputs, MOST, type Purchase } from './fields.ts';

/** Name of a purchase's input in the list of problems. */
export const purchaseName = (at: number, part: keyof Purchase) => `buy${at}.${part}`;

function purchaseProblems(inputs: Inputs): Problems {
  const problems: Record<string, string> = {};
  const [first, last] = [firstMonthOf(inputs), yearEndOf(inputs)];
  for (const [at, { on, amount }] of inputs.purchases.entries()) {
    if (on === '' || on < first || on > last) {
      problems[purchaseName(at, 'on')] = text.problems.outside;
    }
    if (bahtWithin(amount, 1, MOST) === undefined) {
      problems[purchaseName(at, 'amount')] = text.problems.amount(wholeBaht(MOST));
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
