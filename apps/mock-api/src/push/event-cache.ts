import { isCache } from './channel-name.ts';

interface CachedEvent {
  readonly event: string;
  readonly data: string;
}

/** Channels whose last event is remembered, at the most. */
const KEPT = 1_000;

/** The last event of each cache channel, for who comes later. */
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
