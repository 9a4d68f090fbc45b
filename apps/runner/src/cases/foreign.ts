import type { Harvest } from '../call/harvest.ts';
import type { Operation } from '../call/operation.ts';
import { type Case, inputOf, type Subject } from './case.ts';

/** Fields whose values belong to one member. */
const OWNED = /_no$|_id$|^id$/;
const TRIES = 2;

export function namesForeign({ endpoint }: Operation): string[] {
  if (endpoint.session !== 'member') return [];
  const names = Object.keys(endpoint.body?.shape ?? {});
  return names.filter((name) => OWNED.test(name) && name !== 'membership_no');
}

/** The call for a record of another member, found in that member's answers and not in the own ones: expects 404. */
export function foreignRecords(subject: Subject, own: Harvest, other: Harvest): Case[] {
  const statuses = subject.operation.endpoint.changes ? [404, 422] : [404];
  return namesForeign(subject.operation).flatMap((name) => {
    const known = new Set(own.get(name));
    const foreign = [...(other.get(name) ?? [])].filter((value) => !known.has(value));
    return foreign.slice(0, TRIES).map(
      (value, index): Case => ({
        ...inputOf(subject),
        family: 'record of another',
        name: `${name} of another member, ${index + 1}`,
        session: subject.session,
        body: { ...subject.body, [name]: value },
        expects: { kind: 'refusal', statuses, breach: 'foreign-record' },
      }),
    );
  });
}
