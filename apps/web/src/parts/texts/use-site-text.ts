import type { SiteText, SiteTextName } from '@coop/contracts/site-text';
import { useEffect, useState } from 'react';
import type { Feed } from '../../feed/feed-state.ts';
import { useSite } from '../../site/site.tsx';
import { SpokenError } from '../../toasts/notify.ts';
import { useWrittenPage } from '../../written/written-page.ts';
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

interface Asked {
  readonly data?: SiteText | null;
  readonly error?: unknown;
}

/** A legal text of this deployment; null where it publishes none. One that came with the page is not asked for. */
export function useSiteText(name: SiteTextName): Feed<SiteText | null> {
  const address = useSite().texts?.[name];
  const { readText, at = 0 } = useWrittenPage();
  const written = address === undefined ? null : readText?.(address);
  const [asked, setAsked] = useState<Asked>({});
  const [tries, setTries] = useState(1);
  const [settled, setSettled] = useState(0);
  const isNeeded = written === undefined && address !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const stop = new AbortController();
    const settle = (next: Asked) => {
      if (stop.signal.aborted) return;
      setAsked(next);
      setSettled(tries);
    };
    ask(address, stop.signal).then(
      (data) => settle({ data }),
      (error) => settle({ error }),
    );
    return () => stop.abort();
  }, [address, isNeeded, tries]);
  const { data = written, error } = asked;
  return {
    data,
    error,
    isError: error !== undefined,
    isPending: data === undefined && error === undefined,
    isFetching: isNeeded && settled < tries,
    dataUpdatedAt: at,
    refetch: () => setTries(tries + 1),
  };
}
