import type { Session } from '../call/browser.ts';
import { operationOf } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import type { Case, Who } from '../cases/case.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';
import { countQuirk } from '../probe/quirks.ts';
import type { Renewal } from '../probe/renewal.ts';
import { checkOf } from './check-of.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Keeps people signed in, in a world that may be put back to how it was before they had to sign in again, too. */
export interface RenewalInWorld extends Renewal {
  /** Signs in once more, in a world that has forgotten it, whoever was signed in again; tells whether anybody was. */
  readonly anew: () => Promise<boolean>;
}

/** A session that is dead after the run has opened another one for the same person, by whatever call, is renewed. */
export function openRenewal(
  options: Options,
  probe: Probe,
  credentials: Map<Who, Session>,
): RenewalInWorld {
  const { log } = probe;
  const { member, otherMember: other, agency: membergroup } = options;
  const numbers = { member, other, membergroup };
  const openedFor = (who: Who) => (who === 'admin' ? 0 : (log.opened.get(numbers[who]) ?? 0));
  const kept = new Map([...credentials.keys()].map((who) => [who, openedFor(who)]));
  /** Those signed in again since a mock's world was kept. */
  const renewed = new Set<Who>();
  /** Those who could not be signed in again. */
  const lost = new Map<Who, SignedIn>();
  let isHabit = false;
  const mayHaveEnded = (who: Who) => openedFor(who) > (kept.get(who) ?? 0);

  async function signInAgain(who: Who): Promise<SignedIn | undefined> {
    if (who === 'admin') return undefined;
    const signedIn = await signIn(who, options, probe);
    if ('as' in signedIn) {
      kept.set(who, openedFor(who));
      credentials.set(who, signedIn.as);
      renewed.add(who);
    } else lost.set(who, signedIn);
    return signedIn;
  }

  async function isAlive(who: Who): Promise<boolean> {
    const check = checkOf(who === 'other' ? 'member' : who);
    const as = credentials.get(who);
    if (!check || !as) return true;
    const base = { session: 'none', as, body: {}, expects: { kind: 'answer' } } as const;
    const testCase: Case = { ...base, family: 'example', name: 'is the session alive' };
    const { status } = await probe.run(operationOf(check, options.paths), testCase, unrecorded);
    return status === 200;
  }

  /** Finds out whether a sign-in alone ends the session before it. */
  async function learn(who: Who): Promise<SignedIn | undefined> {
    const first = await signInAgain(who);
    const before = credentials.get(who);
    const second = await signInAgain(who);
    const latest = credentials.get(who);
    if (!before || !latest || before === latest) return first;
    credentials.set(who, before);
    isHabit = !(await isAlive(who));
    credentials.set(who, latest);
    countQuirk(log, 'sessions at once', isHabit ? 'one' : 'end with one another');
    return second;
  }

  return {
    async before(who) {
      if (isHabit && mayHaveEnded(who) && !lost.has(who)) await signInAgain(who);
    },
    async after(who) {
      if (lost.has(who)) return lost.get(who);
      if (!mayHaveEnded(who) || (await isAlive(who))) return undefined;
      return isHabit ? signInAgain(who) : learn(who);
    },
    async anew() {
      lost.clear();
      const forgotten = [...renewed];
      for (const who of forgotten) await signInAgain(who);
      renewed.clear();
      return forgotten.length > 0;
    },
  };
}
