import { PLAIN_HEADERS } from '@coop/contracts/client';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { FirstCall } from '../../../src/first-paint/render.tsx';
import { dataElement } from './html.ts';

/** Names under which the device keeps the sessions. */
const KEPT_AS = { member: 'user', membergroup: 'usermemgroup' };

/**
 * Returns elements with which public/first-calls.js makes its calls. The script is inlined, so that they wait for no
 * download. '' for a deployment with remapped paths or tokens, where only the client makes calls.
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
