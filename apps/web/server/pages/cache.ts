import { LRUCache } from 'lru-cache';

/** Up to this age, in milliseconds, an entry is used as it is; after it, while a new one is made. */
const FRESH_MS = 3_000;
/** After this age it is used only where a new one cannot be made. */
const STALE_MS = 60_000;

/** Thrown by `make` with what may be used once and is not kept. */
export class NotKept<T> extends Error {
  readonly made: T;

  constructor(made: T) {
    super('made for once');
    this.made = made;
  }
}

/** A cache of at most `max` entries, each made by whoever asks for it first. */
export function openCache<T extends object>(max: number) {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max,
    ttl: FRESH_MS,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // Who asked before the cache was cleared is answered; it is only not kept.
    ignoreFetchAbort: true,
    fetchMethod: (_name, _old, { context: make }) => make(),
  });
  return {
    async get(name: string, make: () => Promise<T>): Promise<T> {
      const isOld = cache.getRemainingTTL(name) < FRESH_MS - STALE_MS;
      const hasOne = cache.peek(name, { allowStale: true }) !== undefined;
      try {
        return await cache.forceFetch(name, {
          context: make,
          allowStale: !isOld,
          allowStaleOnFetchRejection: hasOne,
        });
      } catch (error) {
        if (error instanceof NotKept) return error.made;
        throw error;
      }
    },
    clear: () => cache.clear(),
  };
}
