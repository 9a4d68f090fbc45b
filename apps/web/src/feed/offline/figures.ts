import type { EndpointKey } from '@coop/contracts/endpoints';
import { createStore, get, type UseStore, update } from 'idb-keyval';
import { isRemembered, memberSession } from '../../session/session.ts';
import { feedKey, queryClient } from '../query-client.ts';

// The core records as last read, stored on the device of a member who asked to be remembered there. Personal data
// (citizen number, address, salary) are not stored. See docs/decisions/0022.

const FEEDS: readonly EndpointKey[] = [
  'memberLastUpdateShow',
  'memberOverviewShow',
  'memberShareList',
  'memberLoanList',
  'memberDepositList',
];

/** Raise it when one of those answers changes its shape, so that older stored ones are ignored. */
const SHAPE = 2;
/** The lifetime of a remembered session. */
const LONGEST_MS = 30 * 86_400_000;

interface Kept {
  readonly shape: number;
  readonly owner: string;
  readonly feeds: Readonly<Record<string, { readonly data: unknown; readonly readAt: number }>>;
}

const KEY = 'figures';
let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('last-seen', 'records');
  return opened;
};

const ownerNow = () => memberSession.get()?.membership_no;

export const isKeptFeed = (key: unknown) => FEEDS.some((feed) => feed === key);

/** Returns the stored records, if they belong to this member, have the current shape, and this session may use them. */
function usable(kept: Kept | undefined): Kept | undefined {
  const isTheirs = kept?.shape === SHAPE && kept.owner === ownerNow();
  return isTheirs && isRemembered() ? kept : undefined;
}

/** Updates the stored records. Some browsers have no storage in private windows; then nothing is stored. */
async function change(next: (old: Kept | undefined) => Kept | undefined): Promise<void> {
  try {
    // Writing undefined removes the old value.
    await update<Kept | undefined>(KEY, next, store());
  } catch {
    // Nothing is stored.
  }
}

async function read(): Promise<Kept | undefined> {
  try {
    return usable(await get<Kept>(KEY, store()));
  } catch {
    return undefined;
  }
}

/**
 * Stores the core records that the page has read, beside those stored before. Records of another member are deleted,
 * and all of them when this session may store nothing.
 */
export function keepFigures(): Promise<void> {
  return change((old) => {
    const owner = ownerNow();
    if (owner === undefined || !isRemembered()) return undefined;
    const fresh = FEEDS.flatMap((key) => {
      const state = queryClient.getQueryState(feedKey(key, {}));
      if (state?.data === undefined) return [];
      return [[key, { data: state.data, readAt: state.dataUpdatedAt }] as const];
    });
    return { shape: SHAPE, owner, feeds: { ...usable(old)?.feeds, ...Object.fromEntries(fresh) } };
  });
}

export const forgetFigures = () => change(() => undefined);

/** Puts the stored records into the cache, unless it has newer ones. Resolves to false when there are none. */
export async function showFigures(): Promise<boolean> {
  const kept = await read();
  const oldest = Date.now() - LONGEST_MS;
  const feeds = Object.entries(kept?.feeds ?? {}).filter(([, { readAt }]) => readAt > oldest);
  for (const [key, { data, readAt }] of feeds) {
    const place = feedKey(key as EndpointKey, {}); // written above, under the name of its call
    const seen = queryClient.getQueryState(place)?.dataUpdatedAt ?? 0;
    if (seen < readAt) queryClient.setQueryData(place, data, { updatedAt: readAt });
  }
  return feeds.length > 0;
}
