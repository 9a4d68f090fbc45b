import type { Case, Subject } from './case.ts';
import { fieldsOf, takes, withValue } from './fields.ts';
import { bodyCase } from './judged.ts';

const VALUES: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['an object', { a: 1 }],
  ['a number', 5],
  ['a list', ['a']],
  ['true', true],
  ['a text', 'x'],
];

/** A case for each field and each type it does not take, ordered by type: a small budget still covers every field. */
export function wrongTypes(subject: Subject): Case[] {
  const fields = fieldsOf(subject);
  return VALUES.flatMap(([what, value]) =>
    fields
      .filter(({ schema }) => !takes(schema, value))
      .map(({ path, name }) =>
        bodyCase(
          subject,
          'wrong type',
          `${what} for ${name}`,
          withValue(subject.body, path, value),
        ),
      ),
  );
}
