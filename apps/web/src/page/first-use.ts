import { whenSomethingIsSaid } from '../toasts/notify.ts';

const USES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Calls back once, at the first of these events of the window. Returns a function that stops waiting. */
export function atFirst(events: readonly string[], then: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    waiting.abort();
    then();
  };
  for (const name of events) addEventListener(name, once, { passive: true, signal });
  return () => waiting.abort();
}

/** The same at the first action on the page or the first message. */
export function whenFirstUsed(then: () => void): () => void {
  const stop = atFirst(USES, then);
  whenSomethingIsSaid(() => {
    stop();
    then();
  });
  return stop;
}
