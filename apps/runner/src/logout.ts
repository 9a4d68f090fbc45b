import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Case } from './cases/case.ts';
import { operationOf } from './operation.ts';
import type { Options } from './options.ts';
import type { Probe } from './probe.ts';
import { signIn } from './target/sign-in.ts';

const KINDS = {
  memberAuthLogout: { who: 'member', check: 'memberAuthShow' },
  membergroupAuthLogout: { who: 'membergroup', check: 'membergroupAuthShow' },
} as const satisfies Partial<Record<EndpointKey, object>>;

/** Signs in once more, out again, and asks with the token that must now be dead. */
export async function exerciseLogout(
  key: keyof typeof KINDS,
  options: Options,
  probe: Probe,
): Promise<string | undefined> {
  const { who, check } = KINDS[key];
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
    expects: { kind: 'refusal', statuses: [401, 403], breach: 'token-survives' },
  };
  await probe.run(ask, live);
  const answer = await probe.run(operationOf(key, options.paths), out);
  if (answer.status !== 200) return `logout answered HTTP ${answer.status}`;
  await probe.run(ask, dead);
  return undefined;
}

export const isLifecycle = (key: EndpointKey): key is keyof typeof KINDS => key in KINDS;
