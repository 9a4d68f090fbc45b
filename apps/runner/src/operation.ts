import type { Endpoint } from '@coop/contracts/endpoint';
import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { CannotRun } from './options.ts';

/** One endpoint of the table as the runner sees it. */
export interface Operation {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  /** Path of the calls, which may differ in a deployment. */
  readonly path: string;
}

/** Keys read area, noun, verb: these verbs change nothing. */
const READING = /(Show|List)$/;

export const changesRecords = (key: string): boolean => !READING.test(key);
export const isLogin = (key: string): boolean => key.endsWith('AuthLogin');
export const isLogout = (key: string): boolean => key.endsWith('AuthLogout');

/**
 * Whether it takes a password or a code without a session: every call then counts as an attempt and may lock an
 * account.
 */
export function takesAttempts({ session, body }: Endpoint): boolean {
  return session === 'none' && Object.keys(body?.shape ?? {}).some((one) => SECRET.test(one));
}

/** Whether it changes a password, which ends the sessions of the run and cannot be undone on a backend. */
export function changesPassword({ body }: Endpoint, key: string): boolean {
  return (
    changesRecords(key) &&
    !isLogin(key) &&
    Object.keys(body?.shape ?? {}).some((one) => /pass/i.test(one))
  );
}

const SECRET = /pass|otp|ticket|card_person/i;

function matcherOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*');
  return new RegExp(`^${escaped}$`);
}

/** The endpoints that the patterns name; all of them for no pattern. */
export function selectOperations(
  patterns: readonly string[],
  paths: Readonly<Record<string, string>>,
): Operation[] {
  const matchers = patterns.map(matcherOf);
  const selected = endpointKeys.filter(
    (key) => matchers.length === 0 || matchers.some((one) => one.test(key)),
  );
  if (selected.length === 0) throw new CannotRun(`no endpoint is named ${patterns.join(', ')}`);
  return selected.map((key) => operationOf(key, paths));
}

export function operationOf(
  key: EndpointKey,
  paths: Readonly<Record<string, string>> = {},
): Operation {
  const endpoint: Endpoint = endpoints[key];
  return { key, endpoint, path: paths[key] ?? endpoint.path };
}
