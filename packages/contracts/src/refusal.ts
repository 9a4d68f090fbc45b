import type * as z from 'zod/mini';
import type { FailureKind } from './api-error.ts';
import type { Endpoint } from './entry/endpoint.ts';
import { isSuccess } from './errors.ts';

type Answer = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

const typeOf = (schema: unknown) => (schema as z.ZodMiniType)._zod.def.type;

/** Tells whether the answer lacks a list that the contract promises, or has nothing of what it promises. */
function isIncomplete({ shape }: z.ZodMiniObject, answer: Answer): boolean {
  const required = Object.entries(shape).filter(([, field]) => typeOf(field) !== 'optional');
  const lists = required.filter(([, field]) => typeOf(field) === 'array');
  return (
    lists.some(([name]) => !Array.isArray(answer[name])) ||
    (required.length > 0 && required.every(([name]) => answer[name] === undefined))
  );
}

/** Gives a refusal without a message the sentence of its result code. */
export function spoken(body: unknown): unknown {
  const answer = body as Answer;
  const hasWords = !isBlank(answer.error) || !isBlank(answer.errors);
  return hasWords ? answer : { ...answer, error: answer.rc_des };
}

/**
 * Returns why an answer with HTTP 200 is a failure (ERR-02, ERR-03, WEB-07): it carries the code of a refusal or an
 * error, or it lacks a list, which must never be taken for an empty one. An endpoint whose answer is a result code is
 * left to its caller, for whom a refusal is a normal outcome. What the answer of an attempt lacks, its caller sees.
 */
export function refusalOf(
  { response, isAttempt }: Pick<Endpoint, 'response' | 'isAttempt'>,
  answer: Answer,
): FailureKind | undefined {
  const { shape } = response;
  if ('rc_code' in shape) return undefined;
  // Code 0 or status false is the round's own refusal, with words of its own (specification 8).
  if ('massage' in shape && (String(answer.code) === '0' || answer.status === false)) {
    return undefined;
  }
  const { rc_code, error, errors } = answer;
  const isRefused = rc_code !== undefined && !isSuccess(rc_code);
  if (isRefused || !isBlank(error) || !isBlank(errors)) return 'refused';
  return !isAttempt && isIncomplete(response, answer) ? 'malformed' : undefined;
}
