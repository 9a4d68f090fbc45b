import { type Client, createClient } from '@coop/contracts/client';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import { fieldName } from '@coop/contracts/entry/field-name';
import type { SiteConfig } from '@coop/contracts/site';
import { askBackend } from '../backend-answer.ts';
import { currentRequest } from '../trace/trace.ts';
import { happened } from '../watched.ts';

interface BackendOptions {
  readonly backendUrl: string;
  /** Its remapped paths apply. */
  readonly site: SiteConfig;
  /** Sent with every call, to select content of a mock. */
  readonly cookie?: string | undefined;
}

/** Returns the value of a cookie that an answer sets. */
function cookieSet(answer: Response, name: string): string | undefined {
  for (const line of answer.headers.getSetCookie()) {
    const [, value] = new RegExp(`^${name}=([^;]*)`).exec(line) ?? [];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Creates the contract's client for the server: without a session, with its own CSRF token. */
export function createBackendClient({ backendUrl, site, cookie = '' }: BackendOptions): Client {
  const { name, source } = site.api?.csrf ?? { name: CSRF_COOKIE, source: 'cookie' };
  let token: string | undefined;
  const send: typeof fetch = async (url, init = {}) => {
    const headers = new Headers(init.headers);
    const cookies = [cookie, token && `${name}=${token}`].filter(Boolean).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const answer = await askBackend(String(url), { ...init, headers });
    if (source === 'cookie') token = cookieSet(answer, name) ?? token;
    return answer;
  };
  return createClient({
    fetch: send,
    baseUrl: site.api?.baseUrl ?? backendUrl,
    token: () => undefined,
    csrf: {
      read: () => token && decodeURIComponent(token),
      primePath: endpoints.infoMenuShow.path,
    },
    ...(site.api?.paths && { paths: site.api.paths }),
    onDrift: (endpoint, drift) => {
      const fields = drift.map(({ path }) => fieldName(path));
      for (const field of fields) happened('wrongAnswer', { endpoint, field });
      currentRequest()?.log.warn({ endpoint, fields }, 'an answer breaks the contract');
    },
  });
}

/**
 * Returns a function that finds the client for the world of a cookie (`name=value`). The one without a cookie is
 * reused, with its token, while the configuration stays the same.
 */
export function createClients(backendUrl: string) {
  const kept = new WeakMap<SiteConfig, Client>();
  return (site: SiteConfig, cookie?: string): Client => {
    if (cookie) return createBackendClient({ backendUrl, site, cookie });
    const client = kept.get(site) ?? createBackendClient({ backendUrl, site });
    kept.set(site, client);
    return client;
  };
}
