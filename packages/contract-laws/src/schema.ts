import type * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { breaking, type Finding } from './finding.ts';
import { maskValue } from './mask.ts';

type Path = readonly PropertyKey[];

/** Returns `rows.*.amount` for `rows.3.amount`: the same cause in every place of a list. */
export function pathText(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.') || '(body)';
}

function valueAt(root: unknown, path: Path): unknown {
  let value: unknown = root;
  for (const step of path)
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
  return value;
}

/** Describes what the contract expects where an issue was found. */
function wanted(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_format':
      return issue.pattern ? `text like ${issue.pattern}` : issue.format;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(wanted))].join(' or ');
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return issue.code;
  }
}

const isType = (issue: core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' ||
  (issue.code === 'invalid_union' && issue.errors.flat().every(isType));

function findingOf(issue: core.$ZodIssue, body: unknown): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const sent = maskValue(valueAt(body, path), key);
      const says = 'no such field';
      return { severity: 'additive', kind: 'extra', path: pathText(path), says, sent };
    });
  }
  const path = pathText(issue.path);
  const value = valueAt(body, issue.path);
  const kind = !isType(issue) ? 'wrong-value' : value === undefined ? 'missing' : 'wrong-type';
  return [breaking(kind, path, wanted(issue), maskValue(value, path))];
}

type Issues = readonly core.$ZodIssue[];
const known = new WeakMap<object, { readonly response: z.ZodMiniType; readonly issues: Issues }>();

/** Holds an answer against a schema; once, however many checks ask, because nobody changes an answer. */
export function issuesOf(response: z.ZodMiniType, body: unknown): Issues {
  const isObject = typeof body === 'object' && body !== null;
  const before = isObject ? known.get(body) : undefined;
  if (before?.response === response) return before.issues;
  const issues = response.safeParse(body).error?.issues ?? [];
  if (isObject) known.set(body, { response, issues });
  return issues;
}

/** Finds where a success differs from its schema: something missing, of another type, or undocumented. */
export const schemaFindings = (response: z.ZodMiniType, body: unknown): Finding[] =>
  issuesOf(response, body).flatMap((issue) => findingOf(issue, body));
