import type * as z from 'zod/mini';
import { WireError } from '../../call/wire-error.ts';
import { sentenceOf } from './sentence.ts';

/** Refuses invalid parameters of addresses that are not procedures. */
export function misread({ issues }: z.core.$ZodError, query: unknown): WireError {
  const message = sentenceOf(issues, query);
  return new WireError(422, { error: message, message });
}
