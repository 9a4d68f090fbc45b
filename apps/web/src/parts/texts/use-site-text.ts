import type { SiteText, SiteTextName } from '@coop/contracts/site-text';
import { useQuery } from '@tanstack/react-query';
import type { Feed } from '../../feed/use-feed.ts';
import { useSite } from '../../site/site.tsx';
import { fetchText, textOptions } from './fetch-text.ts';

/** A legal text of this deployment; null where it publishes none. */
export function useSiteText(name: SiteTextName): Feed<SiteText | null> {
  const address = useSite().texts?.[name];
  return useQuery(textOptions(address, fetchText));
}
