const KEY = 'reloaded';
/** A page that is being left stops its downloads, which then look as if they were gone. */
const LEAVING_MS = 10_000;

/**
 * After a deployment a page that stayed open asks for pieces of its old version, which are gone: it loads itself anew,
 * once for each version, so that a piece that is gone for good never makes it loop. When nobody answers at all the
 * connection is what is missing, and a reload would lose the page that is there.
 */
export function reloadWhenStale(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  const isLeft = () => performance.now() - leftAt < LEAVING_MS;
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  addEventListener('vite:preloadError', async () => {
    const seen = sessionStorage.getItem(KEY) ?? '';
    const version = import.meta.url;
    if (seen.includes(version) || isLeft()) return;
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok || isLeft()) return;
    sessionStorage.setItem(KEY, seen + version);
    location.reload();
  });
}
