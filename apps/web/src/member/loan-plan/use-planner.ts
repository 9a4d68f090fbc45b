import { useState } from 'react';
import { isRight } from '../../parts/calculator/link.ts';
import { type Calculator, useCalculator } from '../../parts/calculator/use-calculator.ts';
import { type Inputs, type PlanInputs, problemsOf, readLink, writeLink } from './inputs.ts';
import type { Basis } from './open-loan.ts';

export type PlanKey = 'a' | 'b';

export interface Planner extends Calculator<Inputs> {
  /** The plan whose fields are shown. */
  readonly active: PlanKey;
  readonly plan: PlanInputs;
  readonly choose: (active: PlanKey) => void;
  readonly changePlan: (part: Partial<PlanInputs>) => void;
  readonly addPlan: () => void;
  readonly dropPlan: () => void;
  readonly nameOf: (name: keyof PlanInputs) => string;
}

/** State of the planner: a day for the quote, one plan or two, of which one is being filled in. */
export function usePlanner(basis: Basis): Planner {
  const calculator = useCalculator<Inputs>({
    open: (params) => readLink(params, basis),
    write: writeLink,
    problemsOf: (inputs) => problemsOf(inputs, basis),
  });
  const [chosen, choose] = useState<PlanKey>('a');
  const { inputs, change } = calculator;
  const active = inputs.b ? chosen : 'a';
  const plan = (active === 'b' && inputs.b) || inputs.a;
  return {
    ...calculator,
    active,
    plan,
    choose,
    changePlan: (part) => change({ [active]: { ...plan, ...part } }),
    addPlan() {
      const mode = inputs.a.mode === 'keep_term' ? 'keep_instalment' : 'keep_term';
      change({ b: { ...inputs.a, mode } });
      choose('b');
    },
    dropPlan: () => change({ b: null }),
    submit() {
      const found = calculator.submit();
      const isShown = (name: string) => name.startsWith('b.') === (active === 'b');
      if (!isRight(found) && !Object.keys(found).some(isShown)) choose(active === 'a' ? 'b' : 'a');
      return found;
    },
    nameOf: (name) => (active === 'b' ? `b.${name}` : name),
  };
}
