import { whenSomethingIsSaid } from '../toasts/notify.ts';

const USES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Calls back once, at the first action on the page or the first message. Returns a function that stops waiting. */
export function whenFirstUsed(then: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const use = () => {
    waiting.abort();
    then();
  };
  for (const name of USES) addEventListener(name, use, { passive: true, signal });
  whenSomethingIsSaid(use);
  return () => waiting.abort();
}
