import type { PlannerForm } from '../../parts/calculator/field.tsx';
import { type PlansChoice, usePlans } from '../../parts/calculator/plans.ts';
import { type Calculator, useCalculator } from '../../parts/calculator/use-calculator.ts';
import { type Inputs, PLAN_FIELDS, type PlanInputs, QUOTE_FIELDS } from './fields.ts';
import { problemsOf, readLink, writeLink } from './inputs.ts';
import type { Basis } from './open-loan.ts';

/** Beginning of the ids of the controls. */
export const FORM = 'plan';

export interface Planner extends Calculator<Inputs>, PlansChoice<PlanInputs> {
  /** The fields of the plan that is shown. */
  readonly form: PlannerForm<typeof PLAN_FIELDS>;
  readonly quoteForm: PlannerForm<typeof QUOTE_FIELDS>;
  readonly submit: Calculator<Inputs>['submit'];
}

const otherMode = (plan: PlanInputs): PlanInputs => ({
  ...plan,
  mode: plan.mode === 'keep_term' ? 'keep_instalment' : 'keep_term',
});

/** State of the planner: a day for the quote, one plan or two, of which one is being filled in. */
export function usePlanner(basis: Basis): Planner {
  const calculator = useCalculator<Inputs>({
    open: (params) => readLink(params, basis),
    write: writeLink,
    problemsOf: (inputs) => problemsOf(inputs, basis),
  });
  const { inputs, problems, change } = calculator;
  const plans = usePlans(calculator, Object.keys(QUOTE_FIELDS), otherMode);
  const { active, plan } = plans;
  return {
    ...calculator,
    ...plans,
    form: {
      id: FORM,
      fields: PLAN_FIELDS,
      inputs: plan,
      problems,
      plans,
      change: (part) => change({ [active]: { ...plan, ...part } }),
    },
    quoteForm: { id: FORM, fields: QUOTE_FIELDS, inputs, problems, change },
  };
}
