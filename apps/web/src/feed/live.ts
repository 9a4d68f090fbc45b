import { readWrittenData } from '../written/written-data.ts';

type Live = typeof import('./live-feed.ts');

const listeners = new Set<() => void>();
let loading: Promise<Live> | undefined;
let live: Live | undefined;

/** The cache of feeds, once it is loaded. */
export const findLive = (): Live | undefined => live;

export function watchLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the cache of feeds, and puts into it what came with the page. Rejects when it cannot be downloaded. */
export function loadLive(): Promise<Live> {
  loading ??= import('./live-feed.ts').then((loaded) => {
    const written = readWrittenData();
    loaded.keepWritten(written?.answers ?? [], written?.at);
    live = loaded;
    for (const listener of listeners) listener();
    return loaded;
  });
  // A failed download is tried again the next time.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
