import { didYouMean } from '@coop/format/text/did-you-mean';
import type * as z from 'zod/mini';

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
/** Verbs for limits on the length. */
const VERBS: Readonly<Record<string, string>> = { string: 'have', array: 'have' };
/** Maximum number of characters of a wrong value to repeat. */
const SHOWN = 60;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (holder, step) => (Object(holder) === holder ? Reflect.get(holder as object, step) : undefined),
    input,
  );
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Describes the valid values, to follow `must be`. */
function bounds(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') {
    const word = issue.inclusive === false ? 'more than' : 'at least';
    return `${word} ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
  }
  if (issue.code === 'too_big') {
    const word = issue.inclusive === false ? 'less than' : 'at most';
    return `${word} ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
  }
  return '';
}

function must(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code === 'invalid_type') return 'is missing';
  const not = `, not ${shown(value)}`;
  if (issue.code === 'invalid_type') {
    return `must be ${KINDS[issue.expected] ?? issue.expected}${not}`;
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String);
    return `must be one of ${words.join(', ')}${not}${didYouMean(value, words)}`;
  }
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options) {
    const words = issue.options.map(String);
    if (value === undefined) return `is missing; it is one of ${words.join(', ')}`;
    return `must be one of ${words.join(', ')}${not}${didYouMean(value, words)}`;
  }
  const within = bounds(issue);
  const verb =
    issue.code === 'too_small' || issue.code === 'too_big' ? VERBS[issue.origin] : undefined;
  return within ? `must ${verb ?? 'be'} ${within}${not}` : `cannot be ${shown(value)}`;
}

const nameOf = ({ path }: z.core.$ZodIssue) => path.map(String).join('.');
/** Schemas of this folder and its users have their own messages. */
const hasWords = ({ message }: z.core.$ZodIssue) => message !== 'Invalid input';

function wordsOf(issue: z.core.$ZodIssue, input: unknown): string {
  // The name itself is wrong, which the issue reports under that name.
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => message).join('; ');
  return hasWords(issue) ? issue.message : must(issue, valueAt(input, issue.path));
}

function partOf(issue: z.core.$ZodIssue, input: unknown): string {
  const name = nameOf(issue);
  const words = wordsOf(issue, input);
  if (issue.code === 'invalid_key') return words;
  if (hasWords(issue)) return name ? `${name}: ${words}` : words;
  return `${name || 'the input'} ${words}`;
}

/** Returns the mistakes by field. */
export function mistakesOf(issues: readonly z.core.$ZodIssue[], input: unknown) {
  return Object.fromEntries(issues.map((issue) => [nameOf(issue), wordsOf(issue, input)]));
}

/** Describes all mistakes of an input in one sentence: every issue with its field, what is allowed, what was given. */
export function sentenceOf(issues: readonly z.core.$ZodIssue[], input: unknown): string {
  return [...new Set(issues.map((issue) => partOf(issue, input)))].join('; ');
}
