import type { Fields, InputsOf } from './fields.ts';
import { hasInputs, type Problems, type Reading, readInputs, writeInputs } from './link.ts';

// Two plans side by side, of which one is being filled in.

export const PLANS = { a: 'แผนที่ 1', b: 'แผนที่ 2' } as const;
export type PlanKey = keyof typeof PLANS;

/** One plan, or two to compare. */
export interface Plans<P> {
  readonly a: P;
  readonly b: P | null;
}

/** Prefix of the names of the second plan. */
export const SECOND = 'b.';

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
    typed: { a: a.typed, b: b?.typed ?? null },
    refused: [...a.refused, ...(b?.refused ?? [])],
  };
}

/** Returns what is wrong with both; the names of the second have its prefix. */
export function plansProblems<P>({ a, b }: Plans<P>, problemsOf: (plan: P) => Problems): Problems {
  const second = Object.entries(b ? problemsOf(b) : {});
  return {
    ...problemsOf(a),
    ...Object.fromEntries(second.map(([name, words]) => [SECOND + name, words])),
  };
}
