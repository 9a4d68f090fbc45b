import { parseSite, type SiteConfig } from '@coop/contracts/site';
import { askBackend } from '../backend-answer.ts';
import type { MountedSite } from './mounted-site.ts';

/** The checked site configuration, from the mounted file or else from the backend. */
export interface SiteSource {
  /**
   * Reads it, for the world of a cookie if there is one. Rejects, with a message for operators, without a valid one.
   */
  read(cookie?: string): Promise<SiteConfig>;
}

/** The backend's answer is used for so long without asking again. */
const FRESH_MS = 10_000;
const TIMEOUT_MS = 3_000;

async function askForSite(backendUrl: string, cookie: string | undefined): Promise<SiteConfig> {
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await askBackend(`${backendUrl}/site.json`, { headers }, { ms: TIMEOUT_MS });
  if (!answer.ok) throw new Error(`the backend answered /site.json with ${answer.status}`);
  return parseSite(await answer.json());
}

/** Caches the backend's configuration for seconds, then asks for it behind the answer; the last valid one stays. */
function keepAnswer(backendUrl: string, now: () => number): () => Promise<SiteConfig> {
  let kept: { readonly site: SiteConfig; readonly at: number } | undefined;
  let asking: Promise<SiteConfig> | undefined;
  const ask = () => {
    asking ??= askForSite(backendUrl, undefined)
      .then((site) => {
        kept = { site, at: now() };
        return site;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return async () => {
    if (!kept) return await ask();
    if (now() - kept.at > FRESH_MS) ask().catch(() => undefined);
    return kept.site;
  };
}

export interface SiteOptions {
  readonly backendUrl: string;
  readonly mounted: () => MountedSite;
  readonly now?: () => number;
}

/** Opens the site configuration; a mounted file wins over the backend. */
export function openSite({ backendUrl, mounted, now = Date.now }: SiteOptions): SiteSource {
  const fromBackend = keepAnswer(backendUrl, now);
  return {
    async read(cookie) {
      const { site, problems } = mounted();
      if (site) return site;
      if (problems.length > 0) throw new Error(`site configuration: ${problems.join('; ')}`);
      // A world is made and changed within a test, so that an answer of a moment ago says nothing.
      return cookie === undefined ? await fromBackend() : await askForSite(backendUrl, cookie);
    },
  };
}
