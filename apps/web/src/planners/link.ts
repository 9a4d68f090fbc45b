import { blanksOf, type Fields, type InputsOf } from './fields.ts';

// What stands in the fields of a planner, in the address, so that a link, a reload or a bookmark shows the same figures.

/** Field name → what is wrong with it. */
export type Problems = Readonly<Record<string, string>>;

export const isRight = (problems: Problems) => Object.keys(problems).length === 0;

export interface Reading<T> {
  /** Always right, so that there is a result. */
  readonly inputs: T;
  /** The same, but for what the address had wrong: that stands as it was sent, to be mended. */
  readonly typed: T;
  /** Names of the inputs that the address had wrong. */
  readonly refused: readonly string[];
}

/** Writes the inputs that differ from the blank ones. */
export function writeInputs<T extends Fields>(
  params: URLSearchParams,
  fields: T,
  inputs: InputsOf<T>,
  prefix = '',
): void {
  for (const [name, { blank }] of Object.entries(fields)) {
    if (inputs[name] !== blank) params.set(prefix + name, inputs[name] ?? '');
  }
}

interface ReadOptions<T extends Fields> {
  readonly params: URLSearchParams;
  readonly fields: T;
  /** Content at first, and in place of what is wrong. */
  readonly initial: InputsOf<T>;
  readonly problemsOf: (inputs: InputsOf<T>) => Problems;
  readonly prefix?: string;
}

/** Tells whether an address has any of these inputs. */
export const hasInputs = (params: URLSearchParams, fields: Fields, prefix = '') =>
  Object.keys(fields).some((name) => params.has(prefix + name));

/**
 * The inputs of an address, or the initial ones where it has none. A text that does not fit its field is left blank;
 * what is wrong gets its initial value, and if that does not help, all of it does, so that there is always a result.
 */
export function readInputs<T extends Fields>(options: ReadOptions<T>): Reading<InputsOf<T>> {
  const { params, fields, initial, problemsOf, prefix = '' } = options;
  if (!hasInputs(params, fields, prefix)) return { inputs: initial, typed: initial, refused: [] };
  const read: Record<string, string> = {};
  const unfit: string[] = [];
  for (const [name, { fits }] of Object.entries(fields)) {
    const text = params.get(prefix + name);
    if (text !== null && fits(text)) read[name] = text;
    else if (text !== null) unfit.push(name);
  }
  const inputs: InputsOf<T> = { ...blanksOf(fields), ...read };
  const wrong = Object.keys(problemsOf(inputs)).filter((name) => name in initial);
  if (wrong.length === 0) return { inputs, typed: inputs, refused: unfit };
  // What the address leaves out was not unreadable.
  const sent = wrong.filter((name) => name in read);
  const patched = { ...inputs, ...Object.fromEntries(wrong.map((key) => [key, initial[key]])) };
  const right = isRight(problemsOf(patched)) ? patched : initial;
  return {
    inputs: right,
    typed: { ...right, ...Object.fromEntries(sent.map((key) => [key, read[key]])) },
    refused: [...new Set([...unfit, ...sent])],
  };
}
