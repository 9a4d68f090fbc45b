import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { CannotRun } from './cannot-run.ts';

/** An endpoint as the runner sees it. */
export interface Operation {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
  /** May differ in a deployment. */
  readonly path: string;
}

/** Changing a password ends the sessions of the run and cannot be undone on a backend. */
export function changesPassword({ changes, lifecycle, body }: Endpoint): boolean {
  const takesPassword = Object.keys(body?.shape ?? {}).some((one) => /pass/i.test(one));
  return changes && lifecycle === undefined && takesPassword;
}

/** Escapes a text for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the endpoints that match the patterns; all of them without a pattern. */
export function selectOperations(
  patterns: readonly string[],
  paths: Readonly<Record<string, string>>,
): Operation[] {
  const matchers = patterns.map((one) => new RegExp(`^${one.split('*').map(escaped).join('.*')}$`));
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
