import type { Session } from '../call/browser.ts';
import { operationOf } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import type { Case, Who } from '../cases/case.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';
import { countQuirk } from '../probe/quirks.ts';
import { checkOf } from './check-of.ts';
import { signIn } from './sign-in.ts';

const MOST_RENEWALS = 6;

/**
 * Signs in again when a session has ended, as on a backend with one session per person after the run's second sign-in
 * of somebody. Resolves to whether there is a new session.
 */
export function openRenewal(
  options: Options,
  probe: Probe,
  credentials: Map<Who, Session>,
): (who: Who) => Promise<boolean> {
  let left = MOST_RENEWALS;
  return async (who) => {
    const check = checkOf(who === 'other' ? 'member' : who);
    if (who === 'admin' || !check || left === 0) return false;
    const as = credentials.get(who);
    if (!as) return false;
    const base = { session: 'none', as, body: {}, expects: { kind: 'answer' } } as const;
    const testCase: Case = { ...base, family: 'example', name: 'is the session alive' };
    const { status } = await probe.run(operationOf(check, options.paths), testCase, unrecorded);
    if (status === 200) return false;
    left -= 1;
    const signedIn = await signIn(who, options, probe);
    if (!('as' in signedIn)) return false;
    credentials.set(who, signedIn.as);
    countQuirk(probe.log, 'sessions at once', 'one');
    return true;
  };
}
