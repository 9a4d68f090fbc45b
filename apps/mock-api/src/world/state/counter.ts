/** Maximum number of keys counted at once; the oldest are forgotten for new ones. */
const MOST_KEYS = 20_000;

/** Creates a counter that lets `most` of a key through in `windowMs` milliseconds. */
export function createCounter(limit: number, windowMs: number) {
  const counts = new Map<string, { count: number; endsAt: number }>();
  const live = (key: string, now: number) => {
    const item = counts.get(key);
    return item && item.endsAt > now ? item : undefined;
  };
  const makeRoom = () => {
    const [oldest] = counts.keys();
    if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest);
  };
  return {
    /** Returns the milliseconds until there is room again; 0 if there is. */
    wait(key: string, now: number): number {
      const item = live(key, now);
      return item && item.count >= limit ? item.endsAt - now : 0;
    },
    add(key: string, now: number): void {
      const item = live(key, now);
      if (item) {
        item.count += 1;
        return;
      }
      // All windows have the same length, so they end in the order in which they began.
      counts.delete(key);
      counts.set(key, { count: 1, endsAt: now + windowMs });
      makeRoom();
    },
  };
}

/** Counts per key within a window that begins with the key's first count. */
export type Counter = ReturnType<typeof createCounter>;
