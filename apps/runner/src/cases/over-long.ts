import type { Case, Subject } from './case.ts';
import { fieldsOf, withValue } from './fields.ts';
import { bodyCase } from './judged.ts';

/** Longer than any field needs to be, shorter than what servers take as a body. */
const LONG = 20_000;

/** One case for each text field, with a far too long text. */
export function overLong(subject: Subject): Case[] {
  return fieldsOf(subject)
    .filter(({ value }) => typeof value === 'string')
    .map(({ path, name, value }) => {
      const unit = /^\d/.test(String(value)) ? '9' : 'x';
      const body = withValue(subject.body, path, unit.repeat(LONG));
      return bodyCase(subject, 'over-long', `${LONG} characters for ${name}`, body);
    });
}
