import { isCache } from './channel-name.ts';

interface CachedEvent {
  readonly event: string;
  readonly data: string;
}

/** Maximum number of channels whose last event is kept. */
const KEPT = 1_000;

/** Keeps the last event of each cache channel for later subscribers. */
export function createEventCache() {
  const last = new Map<string, CachedEvent>();
  return {
    remember(name: string, event: string, data: string): void {
      if (!isCache(name)) return;
      last.delete(name);
      last.set(name, { event, data });
      const [oldest] = last.keys();
      if (last.size > KEPT && oldest !== undefined) last.delete(oldest);
    },
    last: (name: string): CachedEvent | undefined => last.get(name),
  };
}

export type EventCache = ReturnType<typeof createEventCache>;
