import { readFileSync } from 'node:fs';
import type { Address } from '@coop/addresses/address';
import { PLAIN_HEADERS } from '@coop/contracts/client';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { NUMBER } from '../../src/feed/early-feeds.ts';
import { hashOf } from './policy.ts';

interface Area {
  readonly keptAs: string;
  readonly calls: readonly EndpointKey[];
  /** Called even without a session. */
  readonly isPublic?: true;
}

/** The calls of every page of an area, besides its own feeds. */
const AREAS: Record<Address['session'], Area> = {
  none: { keptAs: 'user', calls: [], isPublic: true },
  member: { keptAs: 'user', calls: ['memberAuthShow', 'memberTermsShow', 'memberLastUpdateShow'] },
  membergroup: { keptAs: 'usermemgroup', calls: ['membergroupAuthShow'] },
};

const script = new URL(
  import.meta.url.endsWith('.ts') ? '../../public/early.js' : '../client/early.js',
  import.meta.url,
);

/** It stands in the page, so that its calls wait for no download. */
const source = readFileSync(script, 'utf8');

/** Its hash, as a policy names it. */
export const EARLY_HASH = hashOf(source);

/** The elements of a page that make public/early.js call the backend; '' for a page without first calls. */
export function earlyCalls({ session, feeds = [] }: Pick<Address, 'session' | 'feeds'>): string {
  const area = AREAS[session];
  const calls = [...area.calls, ...feeds];
  if (calls.length === 0) return '';
  const written = {
    keptAs: area.keptAs,
    isPublic: area.isPublic,
    headers: PLAIN_HEADERS,
    csrf: { cookie: CSRF_COOKIE, header: CSRF_HEADER, prime: endpoints.infoMenuShow.path },
    calls: calls.map((feed) => {
      const [key, field, kind] = typeof feed === 'string' ? [feed] : feed;
      const { method, path } = endpoints[key];
      if (path.includes(':')) throw new Error(`${key} cannot be asked early`);
      return {
        method,
        path,
        field,
        ...(kind === 'number' && { number: NUMBER.source }),
        ...(kind === 'agency' && { isKept: true }),
      };
    }),
  };
  return (
    `<script type="application/json" id="early">${JSON.stringify(written)}</script>` +
    `<script type="module" async>${source}</script>`
  );
}
