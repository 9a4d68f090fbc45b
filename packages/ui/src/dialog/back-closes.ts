/** What is open, the topmost last. */
const open: (() => void)[] = [];

function onNavigate(event: NavigateEvent): void {
  const close = open.at(-1);
  // Browsers let a page hold on only after it was used, so that nobody is kept in it.
  if (!close || event.navigationType !== 'traverse' || !event.cancelable) return;
  event.preventDefault();
  close();
}

/**
 * Until the returned function is called, going back (or forward) in the history calls `close` and leaves the page as it
 * is; of several that are open the last one is closed. In a browser without the Navigation API nothing changes.
 */
export function closeOnBack(close: () => void): () => void {
  if (!('navigation' in globalThis)) return () => undefined;
  if (open.length === 0) navigation.addEventListener('navigate', onNavigate);
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length === 0) navigation.removeEventListener('navigate', onNavigate);
  };
}
