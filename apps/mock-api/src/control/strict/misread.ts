import type * as z from 'zod/mini';
import { WireError } from '../../call/wire-error.ts';
import { sentenceOf } from './sentence.ts';

/** The refusal of an address whose parameters are wrong, for the addresses that are no procedures. */
export function misread({ issues }: z.core.$ZodError, query: unknown): WireError {
  const message = sentenceOf(issues, query);
  return new WireError(422, { error: message, message });
}
