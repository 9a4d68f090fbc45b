import type { Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { groupSession, memberSession } from '../session/session.ts';

// The queries of the gates: once for each session; the gates report their failures.

const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
} as const;

type QueryContext = { readonly signal: AbortSignal };

/** Cache key of whether the terms are accepted. */
export const termsKey = (token: string | undefined) => ['terms', token] as const;

export const memberCheck = (api: Client, token: string) => ({
  queryKey: ['memberAuthShow', token],
  queryFn: ({ signal }: QueryContext) => api('memberAuthShow', { signal }),
  ...ONCE,
});

/** Runs in parallel with the session check. */
export const memberTerms = (api: Client, token: string | undefined) => ({
  queryKey: termsKey(token),
  queryFn: ({ signal }: QueryContext) => api('memberTermsShow', { signal }),
  ...ONCE,
});

export const groupCheck = (api: Client, token: string) => ({
  queryKey: ['membergroupAuthShow', token],
  queryFn: ({ signal }: QueryContext) => api('membergroupAuthShow', { signal }),
  ...ONCE,
});

/** What the gates of an area ask. */
export const SESSION_CALLS = {
  member: ['memberAuthShow', 'memberTermsShow'],
  membergroup: ['membergroupAuthShow'],
} as const satisfies Record<string, readonly EndpointKey[]>;

interface Asker {
  readonly api: Client;
  readonly queryClient: QueryClient;
}

/** Asks about the session of an area before its gate does; resolves when that is answered. Failures the gate reports. */
export async function sessionChecked(
  area: 'member' | 'membergroup',
  { api, queryClient }: Asker,
): Promise<void> {
  const { token, ...session } = (area === 'member' ? memberSession : groupSession).get() ?? {};
  if (!token) return;
  if (area === 'membergroup') return queryClient.prefetchQuery(groupCheck(api, token));
  // Started first, so that it is usually answered together with the check, which is all that is waited for.
  if (!('relative' in session)) void queryClient.prefetchQuery(memberTerms(api, token));
  await queryClient.prefetchQuery(memberCheck(api, token));
}
