import { endpoints } from '@coop/contracts/endpoints';
import type { Operation } from '../call/operation.ts';
import { operationOf } from '../call/operation.ts';
import { type Case, refusal } from '../cases/case.ts';
import { checkOf } from '../people/check-of.ts';
import type { Setting } from '../people/setting.ts';
import { signIn } from '../people/sign-in.ts';
import { outcomeOf } from './example.ts';
import { notReached } from './not-reached.ts';

const WHAT = 'a session that was ended from another';

/** Signs in once more, ends that session from the first one, and calls with it: it must be dead. */
export async function exerciseSessionEnd(end: Operation, setting: Setting): Promise<void> {
  const { options, probe } = setting;
  const who = endpoints[end.key].session;
  const check = checkOf(who);
  if ((who !== 'member' && who !== 'membergroup') || !check) return;
  const skip = (why: string) => probe.log.skipped.push({ endpoint: end.key, what: WHAT, why });
  const signedIn = await signIn(who, options, probe);
  if (!('as' in signedIn)) return void skip(signedIn.why);
  const ask = operationOf(check, options.paths);
  const base = { session: 'none', as: signedIn.as, body: {}, staysHere: true } as const;
  const alive: Case = {
    ...base,
    family: 'after logout',
    name: 'before it is ended',
    expects: { kind: 'answer' },
  };
  const before = await probe.run(ask, alive);
  if (before.status !== 200) return notReached(probe, before, WHAT, 'it was not alive before');
  const ended = await probe.run(end, {
    family: 'after logout',
    name: 'all others are ended',
    session: who,
    staysHere: true,
    body: { all_others: true },
    expects: { kind: 'answer' },
  });
  if (ended.status !== 200) return notReached(probe, ended, WHAT, outcomeOf(ended));
  await probe.run(ask, {
    ...base,
    family: 'after logout',
    name: WHAT,
    expects: refusal('session-end-ends-nothing', [401, 403, 419]),
  });
}
