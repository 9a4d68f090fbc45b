import { type Answer, isTaken } from '../call/answer.ts';
import type { Gathered } from '../call/gathering.ts';
import { askerOf, type Expectation, type Fields, type Subject } from '../cases/case.ts';
import { takes } from '../cases/fields.ts';
import { asksForBotCheck } from '../people/sign-in.ts';
import type { Probe } from '../probe/probe.ts';

/** Fields whose values must be those of an existing record. */
const NAMES_RECORD = /(_no|_id|^id|_period|_code|version|slug)$/;
const MOST_TRIES = 6;

/** Says why a call was not taken. */
export const outcomeOf = ({ status, failure }: Answer): string =>
  failure ?? (status === 200 ? 'refused by rc_code' : `HTTP ${status}`);

/** Returns variants of the example with values that the backend has shown in fields of the same name. */
function corrected({ operation, body }: Subject, gathered: Gathered): Fields[] {
  const shape = operation.endpoint.body?.shape;
  if (!body || !shape) return [];
  const known = Object.entries(shape).flatMap(([name, schema]) => {
    const values = NAMES_RECORD.test(name) ? [...(gathered.get(name) ?? [])] : [];
    const fitting = values.filter((value) => takes(schema, value));
    return fitting.length > 0 ? [{ name, fitting }] : [];
  });
  const mostTries = Math.min(
    MOST_TRIES,
    Math.max(0, ...known.map(({ fitting }) => fitting.length)),
  );
  return Array.from({ length: mostTries }, (_, index) => ({
    ...body,
    ...Object.fromEntries(known.map(({ name, fitting }) => [name, fitting[index] ?? fitting[0]])),
  }));
}

/** A call without input must succeed, unless the contract says that the record may be absent. */
function expectationOf(subject: Subject, isCorrected: boolean): Expectation {
  const { changes, mayBeAbsent } = subject.operation.endpoint;
  const hasInput = Object.keys(subject.body ?? {}).length > 0;
  if (changes || (!hasInput && mayBeAbsent)) return { kind: 'answer' };
  return hasInput && !isCorrected ? { kind: 'answer' } : { kind: 'success' };
}

/** Sends the contract's example and, when the backend does not know its numbers, variants with numbers it does know; returns the input that was taken. */
export async function runExample(
  subject: Subject,
  probe: Probe,
  { gathered, botToken }: { gathered: () => Promise<Gathered>; botToken: string },
): Promise<{ body: Fields | undefined; answer: Answer }> {
  const { operation, params } = subject;
  const ask = async (body: Fields | undefined, name: string, expects: Expectation) => {
    const input = { ...(body && { body }), ...(params && { params }) };
    const value = { ...askerOf(subject), family: 'example', name, expects, ...input } as const;
    const isRequested = (answer: Answer) => !body?.recaptcha && asksForBotCheck(answer);
    const answer = await probe.run(operation, value, (answer) => !isRequested(answer));
    if (!isRequested(answer)) return { body, answer };
    const passed = { ...body, recaptcha: botToken };
    return { body: passed, answer: await probe.run(operation, { ...value, body: passed }) };
  };
  const first = await ask(subject.body, 'example', expectationOf(subject, false));
  const isUnknown = first.answer.status === 404 || first.answer.status === 422;
  if (isTaken(first.answer) || !(isUnknown || first.answer.status === 200)) return first;
  const others = corrected(subject, await gathered());
  for (const [index, body] of others.entries()) {
    const isLast = index === others.length - 1;
    const expects = isLast ? expectationOf(subject, true) : ({ kind: 'answer' } as const);
    const next = await ask(body, `example with known numbers ${index + 1}`, expects);
    if (isTaken(next.answer)) return next;
  }
  return first;
}
