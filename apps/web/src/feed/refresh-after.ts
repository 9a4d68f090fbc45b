import { ApiError } from '@coop/contracts/api-error';
import type { FollowedKey } from '@coop/contracts/endpoints';
import { queryClient } from './query-client.ts';

/** Reads anew what is shown of the calls that the contract says follow this one, and at the next time the rest. */
export async function refreshAfter(call: FollowedKey): Promise<void> {
  // Loaded with the client, which has made the call.
  const { endpoints } = await import('@coop/contracts/endpoints');
  const feeds = endpoints[call].follows;
  await Promise.all(feeds.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/**
 * Reads them anew after a call without a readable answer, too, because it may have been done. Returns whether it was one.
 */
export function refreshUnanswered(call: FollowedKey, error: unknown): boolean {
  const isUnanswered = error instanceof ApiError && error.isUnanswered;
  // Not waited for: without a connection nothing comes.
  if (isUnanswered) void refreshAfter(call);
  return isUnanswered;
}
