import { whenSomethingIsSaid } from '../toasts/notify.ts';

const USES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Calls back, once, when somebody does something on the page, or there is something to say: what only then is needed is
 * loaded then, and the page is quiet before. Returns how to stop waiting.
 */
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
