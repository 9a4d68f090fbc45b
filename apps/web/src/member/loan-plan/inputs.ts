import type { ExtraMode } from '@coop/finance/extra-payment';
import type { PlannedExtra } from '@coop/finance/loan-plan';
import { planRepayment } from '@coop/finance/repayment-plan';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import {
  type Checks,
  hasInputs,
  isDay,
  isOneOf,
  isRight,
  isShort,
  mend,
  type Problems,
  type Reading,
  readInputs,
  writeInputs,
} from '../../parts/calculator/link.ts';
import { bahtWithin, wholeBaht } from '../../parts/calculator/typed.ts';
import type { Basis } from './open-loan.ts';
import { text } from './text.ts';

/** A plan as it is typed; the day is ISO or empty. */
export interface PlanInputs {
  readonly repeat: PlannedExtra['repeat'];
  readonly amount: string;
  readonly on: string;
  readonly mode: ExtraMode;
}

export interface Inputs {
  readonly quoteOn: string;
  readonly a: PlanInputs;
  readonly b: PlanInputs | null;
}

const MOST = 10_000_000_00;
/** Never changed, so that kept links keep their meaning. */
const BLANK: PlanInputs = { repeat: 'once', amount: '', on: '', mode: 'keep_instalment' };
const CHECKS: Checks<PlanInputs> = {
  repeat: isOneOf(['once', 'monthly']),
  amount: isShort,
  on: isDay,
  mode: isOneOf(['keep_instalment', 'keep_term']),
};
const NO_QUOTE = { quoteOn: '' };
const SECOND = 'b.';

/** What is typed, which must be valid, as the rules of payment read it. */
export function extraOf({ repeat, amount, on, mode }: PlanInputs): PlannedExtra {
  return { repeat, on, mode, amountSatang: parseBaht(amount) ?? 0 };
}

function dayProblem(on: string, { today }: Basis): string | undefined {
  if (on === '' || !isDay(on)) return text.problems.day;
  return on < today ? text.problems.past(formatThaiDate(today)) : undefined;
}

/** Input → what is wrong with it. */
export function planProblems(inputs: PlanInputs, basis: Basis): Problems {
  const problems: Record<string, string> = {};
  if (bahtWithin(inputs.amount, 1, MOST) === undefined) {
    problems.amount = text.problems.amount(wholeBaht(MOST));
  }
  const day = dayProblem(inputs.on, basis);
  if (day) problems.on = day;
  else if (inputs.on > basis.lastDueOn) {
    problems.on = text.problems.late(formatThaiDate(basis.lastDueOn));
  }
  if (isRight(problems) && planRepayment(basis.loan, extraOf(inputs)) === null) {
    problems.amount = text.problems.small;
  }
  return problems;
}

/** Problems of the whole page; those of the second plan have its prefix. */
export function problemsOf({ quoteOn, a, b }: Inputs, basis: Basis): Problems {
  const day = dayProblem(quoteOn, basis);
  const second = Object.entries(b ? planProblems(b, basis) : {});
  return {
    ...(day && { quoteOn: day }),
    ...planProblems(a, basis),
    ...Object.fromEntries(second.map(([name, words]) => [SECOND + name, words])),
  };
}

export function writeLink({ quoteOn, a, b }: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  writeInputs(params, { quoteOn }, NO_QUOTE);
  writeInputs(params, a, BLANK);
  if (b) writeInputs(params, b, BLANK, SECOND);
  return params;
}

/** The plan that is shown first: a round sum today, or all there is. */
function initialPlan({ loan, today }: Basis): PlanInputs {
  return { ...BLANK, amount: loan.balanceSatang < 20_000_00 ? '1,000' : '10,000', on: today };
}

/** The inputs of an address, or the initial ones; wrong ones are repaired and listed. */
export function readLink(params: URLSearchParams, basis: Basis): Reading<Inputs> {
  const initial = initialPlan(basis);
  const readPlan = (prefix = '') =>
    mend(readInputs({ params, blank: BLANK, checks: CHECKS, prefix }), initial, (plan) =>
      planProblems(plan, basis),
    );
  const a = hasInputs(params, CHECKS) ? readPlan() : { inputs: initial, refused: [] };
  const b = hasInputs(params, CHECKS, SECOND) ? readPlan(SECOND) : null;
  const first = { quoteOn: basis.today };
  const quote = params.has('quoteOn')
    ? mend(
        readInputs({ params, blank: NO_QUOTE, checks: { quoteOn: isDay } }),
        first,
        ({ quoteOn }): Problems => {
          const day = dayProblem(quoteOn, basis);
          return day ? { quoteOn: day } : {};
        },
      )
    : { inputs: first, refused: [] };
  return {
    inputs: { ...quote.inputs, a: a.inputs, b: b?.inputs ?? null },
    refused: [...new Set([...quote.refused, ...a.refused, ...(b?.refused ?? [])])],
  };
}
