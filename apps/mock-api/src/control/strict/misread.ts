import type * as z from 'zod/mini';
import { refusal, type WireError } from '../../call/wire-error.ts';
import { sentenceOf } from './sentence.ts';

/** Refuses invalid parameters of addresses that are not procedures. */
export function misread({ issues }: z.core.$ZodError, query: unknown): WireError {
  return refusal(422, sentenceOf(issues, query));
}
