import type { PlannedExtra } from '@coop/finance/loan-plan';
import { planRepayment } from '@coop/finance/repayment-plan';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { blanksOf, fieldProblems } from '../../parts/calculator/fields.ts';
import {
  isRight,
  type Problems,
  type Reading,
  readInputs,
  writeInputs,
} from '../../parts/calculator/link.ts';
import { plansProblems, readPlans, writePlans } from '../../parts/calculator/plans.ts';
import {
  type Inputs,
  PLAN_FIELDS,
  type PlanInputs,
  QUOTE_FIELDS,
  type QuoteInputs,
} from './fields.ts';
import type { Basis } from './open-loan.ts';
import { text } from './text.ts';

/** What is typed, which must be valid, as the rules of payment read it. */
export function extraOf({ repeat, amount, on, mode }: PlanInputs): PlannedExtra {
  return { repeat, on, mode, amountSatang: parseBaht(amount) ?? 0 };
}

function quoteProblems(inputs: QuoteInputs, { today }: Basis): Problems {
  const problems = fieldProblems(QUOTE_FIELDS, inputs);
  const isPast = isRight(problems) && inputs.quoteOn < today;
  return isPast ? { quoteOn: text.problems.past(formatThaiDate(today)) } : problems;
}

/** Input → what is wrong with it. */
function planProblems(inputs: PlanInputs, { loan, today, lastDueOn }: Basis): Problems {
  const { on } = inputs;
  const { past, late, small } = text.problems;
  const found = fieldProblems(PLAN_FIELDS, inputs);
  const problems = {
    ...found,
    ...(!found.on && on < today && { on: past(formatThaiDate(today)) }),
    ...(!found.on && on > lastDueOn && { on: late(formatThaiDate(lastDueOn)) }),
  };
  const isSmall = isRight(problems) && planRepayment(loan, extraOf(inputs)) === null;
  return isSmall ? { amount: small } : problems;
}

/** Problems of no single field. */
export function problemsOf(inputs: Inputs, basis: Basis): Problems {
  return {
    ...quoteProblems(inputs, basis),
    ...plansProblems(inputs, (plan) => planProblems(plan, basis)),
  };
}

export function writeLink(inputs: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  writeInputs(params, QUOTE_FIELDS, inputs);
  writePlans(params, PLAN_FIELDS, inputs);
  return params;
}

/** The plan that is shown first: a round sum today, or all there is. */
function initialPlan({ loan, today }: Basis): PlanInputs {
  const amount = loan.balanceSatang < 20_000_00 ? '1,000' : '10,000';
  return { ...blanksOf(PLAN_FIELDS), amount, on: today };
}

/** The inputs of an address, or the initial ones; wrong ones are repaired and listed. */
export function readLink(params: URLSearchParams, basis: Basis): Reading<Inputs> {
  const plans = readPlans({
    params,
    fields: PLAN_FIELDS,
    initial: initialPlan(basis),
    problemsOf: (plan) => planProblems(plan, basis),
  });
  const quote = readInputs({
    params,
    fields: QUOTE_FIELDS,
    initial: { quoteOn: basis.today },
    problemsOf: (inputs) => quoteProblems(inputs, basis),
  });
  return {
    inputs: { ...quote.inputs, ...plans.inputs },
    refused: [...new Set([...quote.refused, ...plans.refused])],
  };
}
