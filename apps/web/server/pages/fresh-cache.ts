import { LRUCache } from 'lru-cache';

/** Milliseconds for which something is taken as it is, and after that shown while it is made anew. */
const FRESH_MS = 3_000;
const STALE_MS = 60_000;

/** Thrown by what makes something that may be used now and not again. */
export class Uncached<T> extends Error {
  readonly made: T;

  constructor(made: T) {
    super('made for once');
    this.made = made;
  }
}

/** A cache for what is made again and again, of at most so many entries. */
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
     * What is kept under this name, or what `make` makes. Something that is older than seconds is made anew behind the
     * answer; older than a minute, it is waited for. Where making fails, what is kept is good enough.
     */
    async get(name: string, make: () => Promise<T>): Promise<T> {
      const isTooOld = cache.getRemainingTTL(name) < FRESH_MS - STALE_MS;
      // Only where something is kept: else a failure would be no answer, and everything be made a second time.
      const allowStaleOnFetchRejection = cache.peek(name, { allowStale: true }) !== undefined;
      const before = clearings;
      const options = { context: make, allowStale: !isTooOld, allowStaleOnFetchRejection };
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
    clear() {
      clearings += 1;
      cache.clear();
    },
  };
}
