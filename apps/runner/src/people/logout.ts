import { type Operation, operationOf } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import { type Case, refusal } from '../cases/case.ts';
import type { Probe } from '../probe/probe.ts';
import { checkOf } from './renew.ts';
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
  if (!('headers' in signedIn)) return signedIn.why;
  const base = { session: 'none', headers: signedIn.headers, body: {} } as const;
  const ask = operationOf(check, options.paths);
  const success = { kind: 'success' } as const;
  const live: Case = { ...base, family: 'after logout', name: 'before it', expects: success };
  const out: Case = { ...base, family: 'example', name: 'example', expects: success };
  const dead: Case = {
    ...base,
    family: 'after logout',
    name: 'with the same token',
    expects: refusal('token-survives', [401, 403]),
  };
  await probe.run(ask, live);
  const answer = await probe.run(operation, out);
  if (answer.status !== 200) return `logout answered HTTP ${answer.status}`;
  await probe.run(ask, dead);
  return undefined;
}
