import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAIN_HEADERS } from '@coop/contracts/client';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { EarlyFeed } from '../src/app/early-feeds.ts';

interface Row {
  readonly auth: string;
  readonly feeds?: readonly EarlyFeed[];
}

/** What every page of an area asks for, besides the feeds of its own. */
const AREAS: Record<string, { keptAs: string; calls: readonly EndpointKey[] }> = {
  member: { keptAs: 'user', calls: ['memberAuthShow', 'memberTermsShow', 'memberLastUpdateShow'] },
  membergroup: { keptAs: 'usermemgroup', calls: ['membergroupAuthShow'] },
};

/** Part of the script's address, so that no page meets the script of another version in a cache. */
const version = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, '../public/early.js')))
  .digest('hex')
  .slice(0, 8);

/** For a page behind a sign-in: what public/early.js asks for, and how, by the contract; '' for any other page. */
export function earlyCalls({ auth, feeds = [] }: Row): string {
  const area = AREAS[auth];
  if (!area) return '';
  const written = {
    keptAs: area.keptAs,
    headers: PLAIN_HEADERS,
    csrf: { cookie: CSRF_COOKIE, header: CSRF_HEADER, prime: endpoints.infoMenuShow.path },
    calls: [...area.calls, ...feeds].map((feed) => {
      const [key, ...field] = typeof feed === 'string' ? [feed] : feed;
      const { method, path } = endpoints[key];
      if (method !== 'POST' || path.includes(':')) throw new Error(`${key} cannot be asked early`);
      return [path, ...field];
    }),
  };
  return (
    `<script type="application/json" id="early">${JSON.stringify(written)}</script>` +
    `<script type="module" async fetchpriority="high" src="/early.js?${version}"></script>`
  );
}
