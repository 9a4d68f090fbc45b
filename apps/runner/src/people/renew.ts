import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint, SessionKind } from '@coop/contracts/entry/endpoint';
import { operationOf } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import type { Case, Who } from '../cases/case.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';
import { countQuirk } from '../probe/quirks.ts';
import { signIn } from './sign-in.ts';

/** Returns the call that tells whether a session of this kind is alive. */
export function checkOf(kind: SessionKind) {
  return endpointKeys.find((key) => {
    const { session, lifecycle }: Endpoint = endpoints[key];
    return session === kind && lifecycle === 'check';
  });
}

const MOST_RENEWALS = 6;

/**
 * Signs in again when a session has ended, as on a backend with one session per person after the run's second sign-in
 * of somebody. Resolves to whether there is a new session.
 */
export function openRenewal(
  options: Options,
  probe: Probe,
  credentials: Map<Who, Readonly<Record<string, string>>>,
): (who: Who) => Promise<boolean> {
  let left = MOST_RENEWALS;
  return async (who) => {
    const check = checkOf(who === 'other' ? 'member' : who);
    if (who === 'admin' || !check || left === 0) return false;
    const headers = credentials.get(who);
    if (!headers) return false;
    const base = { session: 'none', headers, body: {}, expects: { kind: 'answer' } } as const;
    const one: Case = { ...base, family: 'example', name: 'is the session alive' };
    const { status } = await probe.run(operationOf(check, options.paths), one, unrecorded);
    if (status === 200) return false;
    left -= 1;
    const signedIn = await signIn(who, options, probe);
    if (!('headers' in signedIn)) return false;
    credentials.set(who, signedIn.headers);
    countQuirk(probe.log, 'sessions at once', 'one');
    return true;
  };
}
