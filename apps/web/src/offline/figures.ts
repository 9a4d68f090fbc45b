import type { EndpointKey } from '@coop/contracts/endpoints';
import { createStore, get, type UseStore, update } from 'idb-keyval';
import { feedKey, queryClient } from '../feed/feed.tsx';
import { memberSession } from '../session/session.ts';

// The core records as they were last read, kept on the device of a member who asked to be remembered there. Who the
// member is (citizen number, address, salary) is not among them. See docs/decisions/0022.

const FEEDS: readonly EndpointKey[] = [
  'memberOverviewShow',
  'memberShareList',
  'memberLoanList',
  'memberDepositList',
  'memberLastUpdateShow',
];

/** Raised when one of those answers changes its shape: what was kept before is then not shown. */
const SHAPE = 1;
/** As long as a session that is remembered lasts. */
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

export const isKeptFeed = (key: unknown) => FEEDS.some((one) => one === key);

/** Whether the member ticked, when signing in, that this device is to remember. Never so for an administrator. */
export function isRemembered(): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('user') ?? 'null');
    const { remember, impersonated } = (stored ?? {}) as Record<string, unknown>;
    return remember === true && impersonated !== true;
  } catch {
    return false;
  }
}

/** What lies there, if it is this member's and may still be shown. */
function usable(kept: Kept | undefined): Kept | undefined {
  const isTheirs = kept?.shape === SHAPE && kept.owner === ownerNow();
  return isTheirs && isRemembered() ? kept : undefined;
}

/** Changes what is kept. Where a browser has no store, as in some private windows, nothing is. */
async function change(next: (old: Kept | undefined) => Kept | undefined): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  // A missing value is written as undefined: nothing of the old one is left.
  await update<Kept | undefined>(KEY, next, store()).catch((error: unknown) => console.warn(error));
}

async function read(): Promise<Kept | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  return usable(await get<Kept>(KEY, store()).catch(() => undefined));
}

/**
 * Keeps what the page has read of the core records, beside what was kept of them before. What is not this member's goes,
 * and so does everything when this session may keep nothing.
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

/** Puts the kept records where the screens read them, unless newer ones are there. False when there are none. */
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
