import { hasForm } from '@coop/contract-laws/laws/laws';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { isTaken } from '../call/answer.ts';
import { operationOf } from '../call/operation.ts';
import type { Asker, Fields } from '../cases/case.ts';
import type { Setting } from '../people/setting.ts';
import { signInAs } from '../people/sign-in.ts';
import { unrecorded } from '../probe/probe.ts';

/** A write that ought to be taken: by whom it is made, and with what. */
export interface Opening {
  readonly asker: Asker;
  readonly body: Fields | undefined;
}

/** Somebody of a run, who can be asked what is open for them. */
export interface Person {
  readonly no: string;
  readonly password: string;
  readonly asker: Asker;
  /** Calls in their name; undefined where the answer is a refusal, or has not its form. Nothing of it is judged. */
  ask<K extends EndpointKey>(key: K, body?: object): Promise<Response<K> | undefined>;
}

/** Members of the demo beside the two that a run signs in as. */
const DEMO = ['00004', '00005', '00008'];

function personOf(
  who: Pick<Person, 'no' | 'password' | 'asker'>,
  { probe, options }: Setting,
): Person {
  return {
    ...who,
    async ask<K extends EndpointKey>(key: K, body: object = {}) {
      const operation = operationOf(key, options.paths);
      const answer = await probe.run(
        operation,
        {
          ...who.asker,
          family: 'example',
          name: 'to find a record that is open',
          expects: { kind: 'answer' },
          body,
        },
        unrecorded,
      );
      // The check of the schema has just verified its form.
      return isTaken(answer) && hasForm(key, answer.body)
        ? (answer.body as Response<K>)
        : undefined;
    },
  };
}

/** Returns the agency of a run. */
export const agencyOf = (setting: Setting): Person =>
  personOf(
    {
      no: setting.options.agency,
      password: setting.options.agencyPassword,
      asker: { session: 'membergroup' },
    },
    setting,
  );

/**
 * Returns the members of a run one after the other: both of its own, `--write-member`, those of `--money`, and of a
 * mock's demo some more. Those who are not signed in sign in when their turn comes.
 */
export async function* membersOf(setting: Setting): AsyncGenerator<Person> {
  const { options, people, isMock, probe } = setting;
  const { member, otherMember, password, otherPassword, writeMember, money } = options;
  const known = [
    { no: member, password, asker: { session: 'member' } },
    { no: otherMember, password: otherPassword, asker: { session: 'other' } },
  ] as const;
  const seen = new Set<string>();
  for (const person of known) {
    if (seen.has(person.no) || !people.credentials.has(person.asker.session)) continue;
    seen.add(person.no);
    yield personOf(person, setting);
  }
  const demo = isMock ? DEMO.map((no) => ({ no, password })) : [];
  for (const { no, password } of [...(writeMember ? [writeMember] : []), ...money, ...demo]) {
    if (seen.has(no)) continue;
    seen.add(no);
    const signedIn = await signInAs(no, password, options, probe);
    if (!('as' in signedIn)) continue;
    yield personOf(
      { no, password, asker: { session: 'none', as: signedIn.as, owner: no } },
      setting,
    );
  }
}
