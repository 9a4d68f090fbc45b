import type * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

/** A place where an answer differs from the contract: the dotted path and what was expected there. */
export interface Drift {
  readonly path: string;
  readonly code: string;
  readonly expected: string;
}

export interface Reading<T> {
  /** Always safe to render: missing values are empty strings, empty lists or NaN, which formatters show as ` - `. */
  readonly value: T;
  readonly drift: readonly Drift[];
}

/** A wrong container can hide wrong members, so mending repeats; nothing on the wire is nested deeper than this. */
const MAX_PASSES = 6;

type Container = Record<PropertyKey, unknown>;

/** Beyond this a float no longer holds every satang. */
const MOST_BAHT = 1e13;

/** Converts 12 or "12.5" to the wire's "12.50", if the expected pattern allows that. */
function asDecimal(found: unknown, pattern: string | undefined): unknown {
  if (pattern === undefined || typeof found !== 'string' || !/^-?\d+(\.\d+)?$/.test(found)) {
    return found;
  }
  const value = Number(found);
  const decimal = value.toFixed(2);
  const fits = Math.abs(value) < MOST_BAHT && new RegExp(pattern.slice(1, -1)).test(decimal);
  return fits ? decimal : found;
}

/** Replaces a value of the wrong type: converted where that is unambiguous, else by an empty one. */
function neutral(expected: string, found: unknown): unknown {
  switch (expected) {
    case 'string':
      return typeof found === 'number' && Number.isFinite(found) ? String(found) : '';
    case 'int':
    case 'number':
      return typeof found === 'string' && /^-?\d+(\.\d+)?$/.test(found)
        ? Number(found)
        : Number.NaN;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return {};
  }
}

function corrected(issue: core.$ZodIssue, found: unknown): unknown {
  if (issue.code === 'invalid_type') return neutral(issue.expected, found);
  if (issue.code === 'invalid_format') return asDecimal(found, issue.pattern);
  // Only a string or a number, such as an unknown code, can be shown as it is.
  return typeof found === 'string' || typeof found === 'number' ? found : '';
}

/** Puts the replacement at the issue's path; false when the path cannot be followed. */
function correct(root: Container, issue: core.$ZodIssue): boolean {
  const last = issue.path.at(-1);
  if (last === undefined) return false;
  let holder: unknown = root;
  for (const key of issue.path.slice(0, -1)) holder = (holder as Container | undefined)?.[key];
  if (typeof holder !== 'object' || holder === null) return false;
  const container = holder as Container;
  const before = container[last];
  const after = corrected(issue, before);
  if (Object.is(before, after)) return false;
  container[last] = after;
  return true;
}

function driftOf(issue: core.$ZodIssue): Drift {
  const expected =
    issue.code === 'invalid_type'
      ? issue.expected
      : issue.code === 'unrecognized_keys'
        ? `no ${issue.keys.join(', ')}`
        : issue.code;
  return { path: issue.path.map(String).join('.'), code: issue.code, expected };
}

/**
 * Reads an answer the way the web must: fields that the contract does not know are kept, wrong or missing ones are
 * reported with their path and replaced by something that cannot break a page. Returns undefined when the answer is not
 * an object at all.
 */
export function readTolerantly<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
): Reading<z.infer<Schema>> | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const first = schema.safeParse(answer);
  if (first.success) return { value: answer as z.infer<Schema>, drift: [] };

  const value = structuredClone(answer) as Container;
  const drift = new Map<string, Drift>();
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { error } = schema.safeParse(value);
    if (!error) break;
    let changed = false;
    for (const issue of error.issues) {
      const found = driftOf(issue);
      if (!drift.has(found.path)) drift.set(found.path, found);
      if (issue.code !== 'unrecognized_keys') changed = correct(value, issue) || changed;
    }
    if (!changed) break;
  }
  return { value: value as z.infer<Schema>, drift: [...drift.values()] };
}
