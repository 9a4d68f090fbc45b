/** Close functions of what is open, the topmost last. */
const open: (() => void)[] = [];

function onNavigate(event: NavigateEvent): void {
  const close = open.at(-1);
  // Browsers let a page prevent this only after it was used, so that nobody is trapped in it.
  if (!close || event.navigationType !== 'traverse' || !event.cancelable) return;
  event.preventDefault();
  close();
}

/**
 * Calls `close` when the user goes back (or forward) in the history, and stays on the page; of several open ones, the
 * last is closed. Ends with the returned function. Does nothing in browsers without the Navigation API. Where there is no
 * way back, as in an installed portal that was just opened, the gesture is a close request, which a `<dialog>` hears as
 * `cancel`.
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
