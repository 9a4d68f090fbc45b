import { ErrorBody } from '@coop/contracts/error-body';
import { expect } from 'vitest';
import type { Answer } from './caller.ts';

/** A failure in the wire's own shape: its status, Thai for people, and nothing of our insides. */
export function expectRefusal(answer: Answer, status: number): ErrorBody {
  expect([answer.status, answer.text]).toEqual([status, answer.text]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expectNoInsides(answer);
  const body = ErrorBody.parse(answer.body);
  expect(body.error ?? body.message).toMatch(/[ก-๙]/);
  return body;
}

/** A 422 that names exactly these fields, each with at least one Thai sentence. */
export function expectFieldErrors(answer: Answer, fields: readonly string[]): void {
  const { errors } = expectRefusal(answer, 422);
  expect(Object.keys(errors ?? {}).sort()).toEqual([...fields].sort());
  for (const messages of Object.values(errors ?? {})) {
    expect(messages).toEqual(expect.arrayContaining([expect.stringMatching(/[ก-๙]/)]));
  }
}

/** A stack, the path of a source file, the name of a library. */
export const INSIDES =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|node:|FST_ERR|\bZod(?:Error)?\b|TypeError/;

export function expectNoInsides({ text }: Answer): void {
  expect(text).not.toMatch(INSIDES);
}
