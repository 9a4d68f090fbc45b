import { useState } from 'react';
import type { PlannerForm } from './field.tsx';
import type { Fields, InputsOf } from './fields.ts';
import { isRight } from './link.ts';
import { type PlanKey, type Plans, SECOND } from './plans.ts';
import type { Calculator } from './use-calculator.ts';

interface PlanForms<T extends Fields, S extends Fields> {
  /** Beginning of the ids of the controls. */
  readonly id: string;
  readonly fields: T;
  /** The fields that belong to no plan. */
  readonly shared: S;
  /** Content that the second plan begins with. */
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
  type Part = Partial<Plans<InputsOf<T>> & InputsOf<S>>;
  const [chosen, choose] = useState<PlanKey>('a');
  // When the second plan has been removed the first one is shown.
  const active = inputs.b ? chosen : 'a';
  const plan = (active === 'b' && inputs.b) || inputs.a;
  /** Name of a field of the shown plan among the problems. */
  const nameOf = (name: string) => (active === 'b' ? SECOND + name : name);
  /** Tells whether the field with this name among the problems is on the page. */
  const isShown = (name: string) =>
    Object.hasOwn(shared, name) || name.startsWith(SECOND) === (active === 'b');
  const form: PlannerForm<T> = {
    id,
    fields,
    inputs: plan,
    problems,
    plans: { active, nameOf },
    change: (part) => change({ [active]: changed(plan, part) } as Part),
  };
  const sharedForm: PlannerForm<S> = {
    id,
    fields: shared,
    inputs,
    problems,
    change: (part) => change(part as Part),
  };
  return {
    ...calculator,
    active,
    plan,
    form,
    sharedForm,
    nameOf,
    isShown,
    choose,
    addPlan() {
      change({ b: another(inputs.a) } as Part);
      choose('b');
    },
    dropPlan: () => change({ b: null } as Part),
    submit() {
      const found = calculator.submit();
      // The error summary links to fields, so the plan with problems must be the one shown.
      if (!isRight(found) && !Object.keys(found).some(isShown)) {
        choose(active === 'a' ? 'b' : 'a');
      }
      return found;
    },
  };
}
