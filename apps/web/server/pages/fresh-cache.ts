import { LRUCache } from 'lru-cache';

/** Up to this age, in milliseconds, an entry is used as it is; after it, while a new one is made. */
const FRESH_MS = 3_000;
const STALE_MS = 60_000;

/** Thrown by `make` with a value that may be used once and not be cached. */
export class Uncached<T> extends Error {
  readonly made: T;

  constructor(made: T) {
    super('made for once');
    this.made = made;
  }
}

/** A cache of at most `most` entries, for what is made again and again. */
export function createFreshCache<T extends object>(most: number) {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: most,
    ttl: FRESH_MS,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: (_name, _stale, { context: make }) => make(),
  });
  let clearings = 0;
  return {
    /**
     * Returns the entry, or makes it. After seconds it is made anew behind the answer, after a minute the caller waits
     * for it, as does who asks only to renew it. If making fails, the cached entry is good enough.
     */
    async get(name: string, make: () => Promise<T>, isRenewal = false): Promise<T> {
      const isTooOld = cache.getRemainingTTL(name) < FRESH_MS - STALE_MS;
      // Only with an entry: else a failure would be no answer, and everything be made a second time.
      const allowStaleOnFetchRejection = cache.peek(name, { allowStale: true }) !== undefined;
      const before = clearings;
      const options = {
        context: make,
        allowStale: !isTooOld && !isRenewal,
        allowStaleOnFetchRejection,
      };
      try {
        const found = await cache.fetch(name, options).catch((error) => {
          if (before === clearings) throw error;
        });
        // Emptied while it was being made.
        return found || (await make());
      } catch (error) {
        if (error instanceof Uncached) return error.made;
        throw error;
      }
    },
    isFresh: (name: string): boolean => cache.getRemainingTTL(name) > 0,
    clear() {
      clearings += 1;
      cache.clear();
    },
  };
}
