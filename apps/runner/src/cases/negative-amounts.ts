import { type Case, type Fields, inputOf, refusal, type Subject } from './case.ts';
import { fieldsOf, takes, withValue } from './fields.ts';

const MONEY = /^\d+\.\d{2}$/;

/** A write that was taken once is told again under its key: another amount needs another key. */
function withFreshKey(body: Fields): Fields {
  const name = ['idempotency_key', 'key'].find((text) => typeof body[text] === 'string');
  return name === undefined
    ? body
    : { ...body, [name]: `${body[name]}`.slice(0, 40).concat('-neg') };
}

/** Sends an input that is right but for one amount, which is below nought: for each amount that the schema takes so. */
export function negativeAmounts(subject: Subject): Case[] {
  return fieldsOf(subject)
    .filter(({ value }) => typeof value === 'string' && MONEY.test(value))
    .filter(({ schema }) => takes(schema, '-1.00'))
    .map(({ path, name, value }) => ({
      ...inputOf(subject),
      family: 'negative amount',
      name: `less than nought for ${name}`,
      session: subject.session,
      body: withValue(withFreshKey(subject.body ?? {}), path, `-${value}`),
      // What is named may be something else, such as a request of the kind that is open already.
      expects: refusal('takes-negative', [422, 404]),
    }));
}
