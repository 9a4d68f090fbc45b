import { parseWallTime } from '@coop/format/wall-time';

// A calculator's inputs in the address, so that a link, a reload or a bookmark shows the same figures.

/** Inputs are the texts and choices in the fields, not values computed from them. */
export type Texts<T> = { readonly [K in keyof T]: string };

/** For each input, whether a text from the address is valid. */
export type Checks<T> = { readonly [K in keyof T]: (text: string) => boolean };

/** Field name → what is wrong with it. */
export type Problems = Readonly<Record<string, string>>;

export const isRight = (problems: Problems) => Object.keys(problems).length === 0;

/** Maximum length of an input; no number or date is longer. */
export const TEXT_LIMIT = 24;

export const isShort = (text: string) => text.length <= TEXT_LIMIT;
/** Whether the text is a calendar day or empty. */
export const isDay = (text: string) =>
  text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && parseWallTime(text) !== null);
export const isOneOf = (words: readonly string[]) => (text: string) => words.includes(text);

const namesOf = <T>(of: Checks<T>) => Object.keys(of) as (keyof T & string)[];

/** Writes the inputs that differ from the blank ones, which must never change, so that old links keep their meaning. */
export function writeInputs<T extends Texts<T>>(
  params: URLSearchParams,
  inputs: T,
  blank: T,
  prefix = '',
): void {
  for (const [name, text] of Object.entries<string>(inputs)) {
    if (text !== blank[name as keyof T]) params.set(prefix + name, text);
  }
}

/** Whether an address has any of these inputs. */
export function hasInputs<T>(params: URLSearchParams, checks: Checks<T>, prefix = ''): boolean {
  return namesOf(checks).some((name) => params.has(prefix + name));
}

export interface Reading<T> {
  readonly inputs: T;
  /** Names of the inputs that the address had wrong. */
  readonly refused: readonly string[];
}

interface ReadOptions<T> {
  readonly params: URLSearchParams;
  readonly blank: T;
  readonly checks: Checks<T>;
  readonly prefix?: string;
}

/** Reads inputs as they were written; a text that its check refuses is left blank. */
export function readInputs<T extends Texts<T>>(options: ReadOptions<T>): Reading<T> {
  const { params, blank, checks, prefix = '' } = options;
  const read: Record<string, string> = {};
  const refused: string[] = [];
  for (const name of namesOf(checks)) {
    const text = params.get(prefix + name);
    if (text !== null && checks[name](text)) read[name] = text;
    else if (text !== null) refused.push(name);
  }
  return { inputs: { ...blank, ...read }, refused };
}

/**
 * Repairs the inputs of a link, so that there is always a result: a wrong input gets its initial value, and if that
 * does not help, all inputs do.
 */
export function mend<T extends Texts<T>>(
  { inputs, refused }: Reading<T>,
  initial: T,
  problemsOf: (inputs: T) => Problems,
): Reading<T> {
  const wrong = Object.keys(problemsOf(inputs)).filter((name) => name in initial);
  if (wrong.length === 0) return { inputs, refused };
  const names = wrong as (keyof T)[];
  const patched = { ...inputs, ...Object.fromEntries(names.map((one) => [one, initial[one]])) };
  const all = [...new Set([...refused, ...wrong])];
  return { inputs: isRight(problemsOf(patched)) ? patched : initial, refused: all };
}
