import type { SiteText, SiteTextName } from '@coop/contracts/site-text';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSite } from '../../site/site.tsx';
import { SpokenError } from '../../toasts/notify.ts';
import { text } from './text.ts';

/** As long as the backend's client would wait. */
const TIMEOUT_MS = 15_000;
/** The file that the configuration names is not there: no text is published, and asking again would not help. */
const NOT_THERE = [404, 410];

async function ask(address: string, signal: AbortSignal): Promise<SiteText | null> {
  const [answer, { readSiteText }] = await Promise.all([
    fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }),
    // Its schemas are loaded beside the call, not before the page.
    import('@coop/contracts/site-text'),
  ]);
  if (NOT_THERE.includes(answer.status)) return null;
  const found = answer.ok ? readSiteText(await answer.json().catch(() => undefined)) : undefined;
  if (!found) throw new SpokenError(text.unreadable);
  return found;
}

/** Key of a text in the cache of feeds; a page that was rendered on the server begins with its answer under it. */
export const siteTextKey = (address: string | undefined) => ['site-text', address ?? ''] as const;

/** A legal text of this deployment; null where it publishes none. */
export function useSiteText(name: SiteTextName): UseQueryResult<SiteText | null> {
  const address = useSite().texts?.[name];
  return useQuery({
    queryKey: siteTextKey(address),
    queryFn: ({ signal }) => (address ? ask(address, signal) : null),
    // Without an address there is nothing to wait for.
    ...(address === undefined && { initialData: null }),
    // Its place on the page says that it failed.
    meta: { quiet: true },
  });
}
