import { isDay } from '@coop/finance/calendar';
import type { PlannedExtra } from '@coop/finance/loans/loan-plan';
import { planRepayment } from '@coop/finance/loans/repayment-plan';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import {
  bahtField,
  blanksOf,
  choiceField,
  dayField,
  fieldProblems,
  type InputsOf,
} from '../../planners/fields.ts';
import {
  isRight,
  type Problems,
  type Reading,
  readInputs,
  writeInputs,
} from '../../planners/link.ts';
import { type Plans, plansProblems, readPlans, writePlans } from '../../planners/plans.ts';
import { useCalculator } from '../../planners/use-calculator.ts';
import { usePlanForms } from '../../planners/use-plan-forms.ts';
import type { Basis } from './open-loan.ts';
import { text } from './text.ts';

/** The fields of a plan, in the order of the page. */
const PLAN_FIELDS = {
  repeat: choiceField('radio', 'ชำระกี่ครั้ง', text.repeats, 'once'),
  amount: bahtField(text.amount.once, {
    least: 1,
    most: 10_000_000_00,
    wrong: text.problems.amount,
  }),
  on: dayField(text.on.once, isDay, text.problems.day),
  mode: choiceField('radio', 'หลังจ่ายเพิ่ม', text.modes, 'keep_instalment'),
};

/** The day of which the sum is asked that closes the contract. */
const QUOTE_FIELDS = { quoteOn: dayField('วันที่ต้องการปิดบัญชี', isDay, text.problems.day) };

export type PlanInputs = InputsOf<typeof PLAN_FIELDS>;
type QuoteInputs = InputsOf<typeof QUOTE_FIELDS>;
type Inputs = Plans<PlanInputs> & QuoteInputs;

/** Returns what is typed, which must be valid, as the rules of payment read it. */
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
function problemsOf(inputs: Inputs, basis: Basis): Problems {
  return {
    ...quoteProblems(inputs, basis),
    ...plansProblems(inputs, (plan) => planProblems(plan, basis)),
  };
}

function writeLink(inputs: Inputs): URLSearchParams {
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
function readLink(params: URLSearchParams, basis: Basis): Reading<Inputs> {
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
    typed: { ...quote.typed, ...plans.typed },
    refused: [...new Set([...quote.refused, ...plans.refused])],
  };
}

/** Beginning of the ids of the controls. */
export const FORM = 'plan';

export type Planner = ReturnType<typeof usePlanner>;

const otherMode = (plan: PlanInputs): PlanInputs => ({
  ...plan,
  mode: plan.mode === 'keep_term' ? 'keep_instalment' : 'keep_term',
});

/** State of the planner: a day for the quote, one plan or two, of which one is being filled in. */
export function usePlanner(basis: Basis) {
  const calculator = useCalculator<Inputs>({
    open: (params) => readLink(params, basis),
    write: writeLink,
    problemsOf: (inputs) => problemsOf(inputs, basis),
  });
  return usePlanForms(calculator, {
    id: FORM,
    fields: PLAN_FIELDS,
    shared: QUOTE_FIELDS,
    another: otherMode,
    changed: (plan, part) => ({ ...plan, ...part }),
  });
}
