import { endpointKeys } from '@coop/contracts/endpoints';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { fits } from '../world/rig/pattern.ts';

/** Key of an endpoint, or a pattern of keys with stars. */
export const EndpointPattern = z.string().check(z.minLength(1), z.maxLength(100));

/** Refuses a pattern that matches no endpoint, which would silently change nothing. */
export function guardPattern(pattern: string): void {
  if (endpointKeys.some((key) => fits(pattern, key))) return;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `no endpoint is named ${pattern}; keys read area, noun, verb, like memberShareList, and may have stars`,
  });
}
