import type { Case, Subject } from './case.ts';
import { fieldsOf, takes, withValue } from './fields.ts';
import { bodyCase } from './judged.ts';

/** One case for each required field, without it. */
export function missingFields(subject: Subject): Case[] {
  return fieldsOf(subject)
    .filter(({ schema }) => !takes(schema, undefined))
    .map(({ path, name }) =>
      bodyCase(
        subject,
        'missing field',
        `without ${name}`,
        withValue(subject.body, path, undefined),
      ),
    );
}
