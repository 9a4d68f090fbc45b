import { closeByEntry } from './history-entry.ts';

/** Close functions of what is open, the topmost last. */
const open: (() => void)[] = [];

const closeTopmost = () => open.at(-1)?.();

function onNavigate(event: NavigateEvent): void {
  // Browsers let a page prevent this only after it was used, so that nobody is trapped in it.
  if (event.navigationType !== 'traverse' || !event.cancelable) return;
  event.preventDefault();
  closeTopmost();
}

/** Tells whether going back stays in this document: Firefox lets no page prevent what leads to another one. */
function isBackWithin(): boolean {
  if (!('navigation' in globalThis)) return false;
  const index = navigation.currentEntry?.index ?? 0;
  return navigation.entries()[index - 1]?.sameDocument ?? false;
}

/** Watches as long as something is open; ends with the returned function. */
function watch(): () => void {
  if (!isBackWithin()) return closeByEntry(closeTopmost);
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

let stop: (() => void) | undefined;

/**
 * Calls `close` when the user goes back (or forward) in the history, and stays on the page; of several open ones, the
 * last is closed. Ends with the returned function. Where there is no way back, as in an installed portal that was just
 * opened, the gesture is a close request, which a `<dialog>` hears as `cancel`.
 */
export function closeOnBack(close: () => void): () => void {
  if (open.length === 0) stop = watch();
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length === 0) stop?.();
  };
}
