import { LRUCache } from 'lru-cache';
import type { Room } from './shared-room.ts';

/**
 * Up to this age, in milliseconds, an entry is used as it is; after it, while a new one is made. Each entry draws its own
 * between the two: pages of one age would all be made again at once, and every visitor wait for all of them.
 */
const FRESH_MS = [1_500, 4_500] as const;
/** So long after that it is used only where a new one cannot be made. */
const STALE_MS = 60_000;

/** Thrown by `make` with what may be used once and is not kept. */
export class NotKept<T> extends Error {
  readonly made: T;

  constructor(made: T) {
    super('made for once');
    this.made = made;
  }
}

/** A cache of at most `max` entries, each made by whoever asks for it first, in a room that it may share with others. */
export function openCache<T extends object>(max: number, room?: Room) {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max,
    ttl: FRESH_MS[1],
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // Who asked before the cache was cleared is answered; it is only not kept.
    ignoreFetchAbort: true,
    fetchMethod: (_name, _old, { context: make, options }) => {
      options.ttl = FRESH_MS[0] + Math.round(Math.random() * (FRESH_MS[1] - FRESH_MS[0]));
      return make();
    },
  });
  room?.add(cache);
  return {
    async get(name: string, make: () => Promise<T>): Promise<T> {
      const isOld = cache.getRemainingTTL(name) < -STALE_MS;
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
      } finally {
        room?.tidy();
      }
    },
    clear: () => cache.clear(),
  };
}
