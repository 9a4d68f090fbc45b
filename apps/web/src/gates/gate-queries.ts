import type { Client } from '@coop/contracts/client';

// What an area asks before it shows anything: once for each session, and failures are told by the gates.

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

/** Asked together with the session check, so that the two do not wait for each other. */
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
