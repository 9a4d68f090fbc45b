import { type Case, inputOf, refusal, type Subject, type Who } from './case.ts';

/** Only a 401 ends a session in the portal; a 403 is for a session of another kind. */
const DEAD = refusal('auth-not-enforced', [401]);
const REFUSED = refusal('auth-not-enforced', [401, 403]);

/** Sends the call without a session, with an unknown token and with sessions of the other kinds. */
export function sessionCases(subject: Subject, available: readonly Who[]): Case[] {
  const kind = subject.operation.endpoint.session;
  if (kind === 'none') return [];
  const input = inputOf(subject);
  const strangers = available.filter((who) => who !== kind && who !== 'other');
  return [
    { family: 'no session', name: 'no session', session: 'none', expects: DEAD, ...input },
    { family: 'dead session', name: 'unknown token', session: 'dead', expects: DEAD, ...input },
    ...strangers.map(
      (session): Case => ({
        family: 'session of another kind',
        name: `session of ${session}`,
        session,
        expects: REFUSED,
        ...input,
      }),
    ),
  ];
}
