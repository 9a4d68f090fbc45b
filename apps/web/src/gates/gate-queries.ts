import type { Client } from '@coop/contracts/client';

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
