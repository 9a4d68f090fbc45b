import { TRPCClientError } from '@trpc/client';

/** Whether the mock answered and said no, and is not just out of reach. */
export function isRefusal(error: unknown): boolean {
  return error instanceof TRPCClientError && Boolean(error.data);
}

/** What the server said about a misuse, in its own words. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
