import type { SiteConfig } from '@coop/contracts/site';
import { readSiteText, type SiteText } from '@coop/contracts/site-text';
import { askBackend } from '../backend-answer.ts';

const NOT_THERE = [404, 410];

interface TextSource {
  readonly backendUrl: string;
  /** Returns the text that the deployment has mounted under an address. */
  readonly mounted: (address: string) => string | undefined;
}

/**
 * Returns a function that reads a legal text, mounted or from the backend, for the world of a cookie; null where there
 * is none. Rejects when the backend fails or the answer is not a legal text.
 */
export function openTexts({ backendUrl, mounted }: TextSource) {
  return async (site: SiteConfig, address: string, cookie?: string): Promise<SiteText | null> => {
    const mountedText = mounted(address);
    if (mountedText !== undefined) return readSiteText(JSON.parse(mountedText)) ?? null;
    if (!Object.values(site.texts ?? {}).includes(address)) return null;
    const answer = await askBackend(backendUrl + address, { headers: cookie ? { cookie } : {} });
    if (NOT_THERE.includes(answer.status)) return null;
    const text = answer.ok ? readSiteText(await answer.json()) : undefined;
    if (!text) throw new Error(`${address} answered ${answer.status}`);
    return text;
  };
}
