const KEY = 'reloaded';

/**
 * After a deployment a page that stayed open asks for pieces of its old version, which are gone: it loads itself anew,
 * once for each version, so that a piece that is gone for good never makes it loop. When nobody answers at all the
 * connection is what is missing, and a reload would lose the page that is there.
 */
export function reloadWhenStale(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', async () => {
    const seen = sessionStorage.getItem(KEY) ?? '';
    const version = import.meta.url;
    if (seen.includes(version)) return;
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok) return;
    sessionStorage.setItem(KEY, seen + version);
    reload();
  });
}
