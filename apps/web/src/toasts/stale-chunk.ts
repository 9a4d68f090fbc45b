const KEY = 'reloaded';
/** While a page is being left its downloads are aborted, which looks like missing files. */
const LEAVING_MS = 10_000;

/**
 * After a deployment an open page requests chunks of its old version, which no longer exist: it then reloads, once for
 * each version, so that a chunk that is missing for good causes no loop. When the server does not answer at all, the
 * connection is missing, and a reload would only lose the page.
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
