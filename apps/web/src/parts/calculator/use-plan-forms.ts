import type { PlannerForm } from './field.tsx';
import type { Fields, InputsOf } from './fields.ts';
import { type Plans, usePlans } from './plans.ts';
import type { Calculator } from './use-calculator.ts';

interface PlanForms<T extends Fields, S extends Fields> {
  /** Beginning of the ids of the controls. */
  readonly id: string;
  readonly fields: T;
  /** The fields that belong to no plan. */
  readonly shared: S;
  /** What the second plan begins with. */
  readonly another: (plan: InputsOf<T>) => InputsOf<T>;
  /** A plan after something was typed or chosen, with all that follows from it. */
  readonly changed: (plan: InputsOf<T>, part: Partial<InputsOf<T>>) => InputsOf<T>;
}

/** A calculator of one plan or two with its forms: that of the plan shown, and that of what both share. */
export function usePlanForms<T extends Fields, S extends Fields>(
  calculator: Calculator<Plans<InputsOf<T>> & InputsOf<S>>,
  { id, fields, shared, another, changed }: PlanForms<T, S>,
) {
  const { inputs, problems, change } = calculator;
  const plans = usePlans(calculator, Object.keys(shared), another);
  const { active, plan } = plans;
  type Part = Partial<Plans<InputsOf<T>> & InputsOf<S>>;
  const form: PlannerForm<T> = {
    id,
    fields,
    inputs: plan,
    problems,
    plans,
    change: (part) => change({ [active]: changed(plan, part) } as Part),
  };
  const sharedForm: PlannerForm<S> = {
    id,
    fields: shared,
    inputs,
    problems,
    change: (part) => change(part as Part),
  };
  return { ...calculator, ...plans, form, sharedForm };
}
