import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { didYouMean } from '@coop/format/text/did-you-mean';
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
  const takesPassword = Object.keys(body?.shape ?? {}).some((key) => /pass/i.test(key));
  return changes && lifecycle === undefined && takesPassword;
}

/** Escapes a text for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the endpoints that match the patterns; all of them without a pattern. Each pattern must match one. */
export function selectOperations(
  patterns: readonly string[],
  paths: Readonly<Record<string, string>>,
): Operation[] {
  const keysOf = (pattern: string) => {
    const matcher = new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`);
    const keys = endpointKeys.filter((key) => matcher.test(key));
    if (keys.length > 0) return keys;
    throw new CannotRun(`no endpoint is named ${pattern}${didYouMean(pattern, endpointKeys)}`);
  };
  const wanted = new Set(patterns.length > 0 ? patterns.flatMap(keysOf) : endpointKeys);
  return endpointKeys.filter((key) => wanted.has(key)).map((key) => operationOf(key, paths));
}

export function operationOf(
  key: EndpointKey,
  paths: Readonly<Record<string, string>> = {},
): Operation {
  const endpoint: Endpoint = endpoints[key];
  return { key, endpoint, path: paths[key] ?? endpoint.path };
}
