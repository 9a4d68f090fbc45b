import { PLAIN_HEADERS } from '@coop/contracts/client';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { FirstCall } from '../../src/first-paint/render.tsx';
import { dataElement } from './html.ts';

/** How a session is kept on the device, by its area. */
const KEPT_AS = { member: 'user', membergroup: 'usermemgroup' };

/**
 * The elements of a page that make public/first-calls.js ask: the script stands in the page, so that its calls wait for
 * no download. '' for a deployment with addresses or tokens of its own, which the client alone asks.
 */
export function firstCallElements(
  script: string,
  area: keyof typeof KEPT_AS,
  calls: readonly FirstCall[],
  { api = {}, session }: SiteConfig,
): string {
  if (api.paths || api.csrf) return '';
  const written = {
    keptAs: KEPT_AS[area],
    isCookie: session === 'cookie',
    baseUrl: api.baseUrl ?? '',
    headers: PLAIN_HEADERS,
    csrf: { cookie: CSRF_COOKIE, header: CSRF_HEADER, prime: endpoints.infoMenuShow.path },
    calls: calls.map(({ key, body = {} }) => {
      const { method, path } = endpoints[key];
      if (path.includes(':')) throw new Error(`${key} names something in its path`);
      return { method, path, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
    }),
  };
  return `${dataElement('first-calls', written)}<script type="module" async>${script}</script>`;
}
