import { readReference } from '@coop/contracts/entry/trace';
import type { SiteConfig } from '@coop/contracts/site';
import { createContext, type ReactNode, useContext } from 'react';

const SiteContext = createContext<SiteConfig | undefined>(undefined);

function hasNames(value: unknown): value is SiteConfig {
  const { coopNameTH, coopNameEN } = (value ?? {}) as Record<string, unknown>;
  return typeof coopNameTH === 'string' && typeof coopNameEN === 'string';
}

/** Thrown where the configuration cannot be loaded. */
export class NoSiteError extends Error {
  /** Number by which the answer is found in the server's log. */
  readonly reference: string | undefined;

  constructor(message: string, answer: Response) {
    super(message);
    this.reference = readReference(answer);
  }
}

/**
 * Reads the deployment's configuration, which the web server has checked and put into the page; without that, by a
 * call. Rejects when it cannot be loaded or does not even name the cooperative.
 */
export async function loadSite(): Promise<SiteConfig> {
  const written = document.getElementById('site')?.textContent;
  if (written) {
    const site: unknown = JSON.parse(written);
    if (hasNames(site)) return site;
  }
  const answer = await fetch('/site.json', { credentials: 'same-origin' });
  if (!answer.ok) throw new NoSiteError(`site.json answered ${answer.status}`, answer);
  const site: unknown = await answer.json();
  if (!hasNames(site)) throw new NoSiteError('site.json: no name', answer);
  return site;
}

export function SiteProvider({ site, children }: { site: SiteConfig; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider');
  return site;
}
