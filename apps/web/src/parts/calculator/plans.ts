import { useState } from 'react';
import type { Fields, InputsOf } from './fields.ts';
import {
  hasInputs,
  isRight,
  type Problems,
  type Reading,
  readInputs,
  writeInputs,
} from './link.ts';
import type { Calculator } from './use-calculator.ts';

// Two plans side by side, of which one is being filled in.

export type PlanKey = 'a' | 'b';

/** One plan, or two to compare. */
export interface Plans<P> {
  readonly a: P;
  readonly b: P | null;
}

/** Prefix of the names of the second plan. */
const SECOND = 'b.';

export function writePlans<T extends Fields>(
  params: URLSearchParams,
  fields: T,
  { a, b }: Plans<InputsOf<T>>,
): void {
  writeInputs(params, fields, a);
  if (b) writeInputs(params, fields, b, SECOND);
}

export function readPlans<T extends Fields>(
  options: Parameters<typeof readInputs<T>>[0],
): Reading<Plans<InputsOf<T>>> {
  const { params, fields } = options;
  const a = readInputs(options);
  const second = { ...options, prefix: SECOND };
  const b = hasInputs(params, fields, SECOND) ? readInputs(second) : null;
  return {
    inputs: { a: a.inputs, b: b?.inputs ?? null },
    refused: [...a.refused, ...(b?.refused ?? [])],
  };
}

/** What is wrong with both; the names of the second have its prefix. */
export function plansProblems<P>({ a, b }: Plans<P>, problemsOf: (plan: P) => Problems): Problems {
  const second = Object.entries(b ? problemsOf(b) : {});
  return {
    ...problemsOf(a),
    ...Object.fromEntries(second.map(([name, words]) => [SECOND + name, words])),
  };
}

export interface PlansChoice<P> {
  /** The plan whose fields are shown. */
  readonly active: PlanKey;
  readonly plan: P;
  readonly choose: (active: PlanKey) => void;
  readonly addPlan: () => void;
  readonly dropPlan: () => void;
  /** Name of a field of the shown plan among the problems. */
  readonly nameOf: (name: string) => string;
  /** Whether the field with this name among the problems is on the page. */
  readonly isShown: (name: string) => boolean;
  readonly submit: () => Problems;
}

/**
 * @param shared names of the fields that belong to no plan
 * @param another what the second plan begins with
 */
export function usePlans<P, I extends Plans<P>>(
  calculator: Calculator<I>,
  shared: readonly string[],
  another: (plan: P) => P,
): PlansChoice<P> {
  const { inputs } = calculator;
  // Of the inputs only the second plan is changed.
  const change = (b: P | null) => calculator.change({ b } as Partial<I>);
  const [chosen, choose] = useState<PlanKey>('a');
  // When the second plan has been removed the first one is shown.
  const active = inputs.b ? chosen : 'a';
  const isShown = (name: string) =>
    shared.includes(name) || name.startsWith(SECOND) === (active === 'b');
  return {
    active,
    plan: (active === 'b' && inputs.b) || inputs.a,
    choose,
    addPlan() {
      change(another(inputs.a));
      choose('b');
    },
    dropPlan: () => change(null),
    nameOf: (name) => (active === 'b' ? SECOND + name : name),
    isShown,
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
