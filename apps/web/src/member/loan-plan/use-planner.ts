import { useCalculator } from '../../parts/calculator/use-calculator.ts';
import { usePlanForms } from '../../parts/calculator/use-plan-forms.ts';
import { type Inputs, PLAN_FIELDS, type PlanInputs, QUOTE_FIELDS } from './fields.ts';
import { problemsOf, readLink, writeLink } from './inputs.ts';
import type { Basis } from './open-loan.ts';

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
