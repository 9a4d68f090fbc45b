import type { SiteTextName } from '@coop/contracts/site-text';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PageContext, ReadText } from '../feed/loader.ts';
import { SpokenError } from '../toasts/notify.ts';

/** As long as the backend's client would wait. */
const TIMEOUT_MS = 15_000;
/** The file that the configuration names is not there: no text is published, and asking again would not help. */
const NOT_THERE = [404, 410];

/** Reads it from this site. */
export const fetchText: ReadText = async (address, signal) => {
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
  if (!found) throw new SpokenError('โปรดลองใหม่อีกครั้ง หรือสอบถามตามช่องทางด้านล่าง');
  return found;
};

/** A legal text as the cache of feeds asks for it. Without an address none is published. */
export const textOptions = (address: string | undefined, read: ReadText) =>
  queryOptions({
    queryKey: ['text', address],
    queryFn: address === undefined ? skipToken : ({ signal }) => read(address, signal),
    ...(address === undefined && { initialData: null }),
    meta: { quiet: true },
  });

/** Asks for a legal text of the deployment before its page is there. */
export const askForText = (
  { site, fill, readText = fetchText }: PageContext,
  name: SiteTextName,
): Promise<void> => fill(textOptions(site.texts?.[name], readText));
