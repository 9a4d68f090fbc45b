import { type Client, createClient } from '@coop/contracts/client';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';

interface BackendOptions {
  readonly backendUrl: string;
  /** Calls that this deployment has elsewhere. */
  readonly site: SiteConfig;
  /** Sent with every call, to choose among the contents of a mock. */
  readonly cookie?: string | undefined;
}

/** The value of a cookie that an answer sets. */
function cookieSet(answer: Response, name: string): string | undefined {
  for (const line of answer.headers.getSetCookie()) {
    const [, value] = new RegExp(`^${name}=([^;]*)`).exec(line) ?? [];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The contract's client as the server uses it: without a session, with a token of its own against forged calls. */
export function createBackendClient({ backendUrl, site, cookie = '' }: BackendOptions): Client {
  const { name, source } = site.api?.csrf ?? { name: CSRF_COOKIE, source: 'cookie' };
  let token: string | undefined;
  const send: typeof fetch = async (url, init = {}) => {
    const headers = new Headers(init.headers);
    const cookies = [cookie, token && `${name}=${token}`].filter(Boolean).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const answer = await fetch(url, { ...init, headers });
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
  });
}

/**
 * Returns what finds the client for the world that a cookie (`name=value`) selects. That of the deployment itself is
 * kept, with its token, as long as the configuration is the same.
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
