import { TRPCClientError } from '@trpc/client';

/** Tells whether the mock refused, or is out of reach. */
export function isRefusal(error: unknown): boolean {
  return error instanceof TRPCClientError && Boolean(error.data);
}

/** Returns the server's own message. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
