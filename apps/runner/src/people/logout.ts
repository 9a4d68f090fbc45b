import { type Operation, operationOf } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import { type Case, refusal } from '../cases/case.ts';
import type { Probe } from '../probe/probe.ts';
import { checkOf } from './check-of.ts';
import { signIn } from './sign-in.ts';

/** Signs in again, signs out, and calls with the token, which must be dead. */
export async function exerciseLogout(
  operation: Operation,
  options: Options,
  probe: Probe,
): Promise<string | undefined> {
  const who = operation.endpoint.session;
  const check = checkOf(who);
  if (who === 'none' || who === 'admin' || !check) return `nobody signs in as ${who} here`;
  const signedIn = await signIn(who, options, probe);
  if (!('as' in signedIn)) return signedIn.why;
  const { as } = signedIn;
  const base = { session: 'none', as, body: {} } as const;
  const ask = operationOf(check, options.paths);
  const success = { kind: 'success' } as const;
  const live: Case = { ...base, family: 'after logout', name: 'before it', expects: success };
  // Cookies are those of before: the answer to the logout may have taken them.
  const before = as.isInCookie ? { ...as, browser: as.browser.copy() } : as;
  const out: Case = { ...base, family: 'example', name: 'example', expects: success };
  const dead: Case = {
    ...base,
    as: before,
    family: 'after logout',
    name: 'with the same token',
    // A CSRF token may be bound to the session that has ended.
    expects: refusal('token-survives', as.isInCookie ? [401, 403, 419] : [401, 403]),
  };
  await probe.run(ask, live);
  const answer = await probe.run(operation, out);
  if (answer.status !== 200) return `logout answered HTTP ${answer.status}`;
  await probe.run(ask, dead);
  return undefined;
}
