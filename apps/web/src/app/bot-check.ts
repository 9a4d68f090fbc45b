import type { SiteConfig } from '@coop/contracts/site';

/**
 * The token that says a person is signing in. The stand-in accepts any token that is not empty; the provider's
 * script takes this function's place when the site configuration names one.
 */
export async function botCheckToken(site: SiteConfig): Promise<string> {
  return site.botCheck?.siteKey ?? 'none';
}
