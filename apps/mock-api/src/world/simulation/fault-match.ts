import { isDeepStrictEqual } from 'node:util';
import { fits } from './pattern.ts';

/** The part of a call that faults look at. */
export interface Asked {
  /** Path and query. */
  readonly url: string;
  /** Member, agency or administrator of the session. */
  readonly subject?: string | undefined;
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
}

/** Conditions on the calls of the endpoint; without any, a fault applies to all. */
export interface FaultMatch {
  /** Path and query, with `*` for any characters. */
  readonly url?: string | undefined;
  /** Number of a member or an agency, or the administrator's name. */
  readonly subject?: string | undefined;
  /** Fields that the body must contain; further fields do not matter. */
  readonly bodyHas?: Readonly<Record<string, unknown>> | undefined;
  /** Required headers of the request; values may contain `*`. */
  readonly headersHave?: Readonly<Record<string, string>> | undefined;
}

/** Returns whether a value has every expected field with the expected value; further fields do not matter. */
export function contains(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return actual === expected;
  if (Array.isArray(expected)) return isDeepStrictEqual(actual, expected);
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(expected).every(([name, value]) =>
    contains((actual as Record<string, unknown>)[name], value),
  );
}

function headerFits(headers: Asked['headers'], [name, pattern]: readonly [string, string]) {
  const value = headers[name.toLowerCase()];
  return value !== undefined && fits(pattern, String(value));
}

/** Returns the conditions of a fault that a call does not meet, by their field. */
export function unmetBy(match: FaultMatch, call: Asked): (keyof FaultMatch)[] {
  const { url, subject, bodyHas, headersHave = {} } = match;
  const unmet: (keyof FaultMatch)[] = [];
  if (url !== undefined && !fits(url, call.url)) unmet.push('url');
  if (subject !== undefined && subject !== call.subject) unmet.push('subject');
  if (bodyHas !== undefined && !contains(call.body, bodyHas)) unmet.push('bodyHas');
  if (!Object.entries(headersHave).every((pair) => headerFits(call.headers, pair))) {
    unmet.push('headersHave');
  }
  return unmet;
}
