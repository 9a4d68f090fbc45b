import type { CallInput, Client } from '@coop/contracts/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Area, SESSIONS } from '../session/session-end.ts';

type GateCall = 'memberAuthShow' | 'memberTermsShow' | 'membergroupAuthShow';

/** Calls of an area's gates: the session check, and a member's acceptance of the terms. */
export const SESSION_CALLS = {
  member: ['memberAuthShow', 'memberTermsShow'],
  membergroup: ['membergroupAuthShow'],
} as const satisfies Record<Area, readonly GateCall[]>;

/** A call of a gate, made once for each session; the gate reports its failure. */
export const gateQuery = <K extends GateCall>(key: K, api: Client, token: string | undefined) =>
  queryOptions({
    queryKey: [key, token],
    queryFn: ({ signal }) => api(key, { signal } as CallInput<K>),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

/** Checks the session of an area before its gate does; resolves when it is known to be alive or not. */
export async function sessionChecked(
  area: Area,
  { api, queryClient }: { readonly api: Client; readonly queryClient: QueryClient },
): Promise<void> {
  const session = SESSIONS[area].session.get();
  if (!session) return;
  // The terms are between the cooperative and the member.
  const calls = SESSION_CALLS[area].slice(0, 'relative' in session ? 1 : undefined);
  // Together, but only the first is waited for.
  const [check] = calls.map((key) => queryClient.prefetchQuery(gateQuery(key, api, session.token)));
  await check;
}
