import { useEffect, useEffectEvent } from 'react';

/** Time between two checks while the page is read. */
const EVERY_MS = 30_000;
/** Time after the last touch, key or scroll for which the page counts as read: checking puts off a session's end. */
const READ_FOR_MS = 5 * 60_000;
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Asks whether a relative may still read, whenever they come back to the page and twice a minute while they read: the
 * member ends the access elsewhere, and no call of an open page would notice.
 * @param check the question; it ends the session by itself
 */
export function useRelativeWatch(isRelative: boolean, check: () => Promise<void>): void {
  const ask = useEffectEvent(() => void check().catch(() => undefined));
  useEffect(() => {
    if (!isRelative) return;
    let actedAt = Date.now();
    const gone = new AbortController();
    const { signal } = gone;
    const act = () => {
      actedAt = Date.now();
    };
    for (const name of ACTS) addEventListener(name, act, { signal, passive: true, capture: true });
    const isShown = () => document.visibilityState === 'visible';
    document.addEventListener('visibilitychange', () => isShown() && ask(), { signal });
    const timer = setInterval(() => {
      if (isShown() && Date.now() - actedAt < READ_FOR_MS) ask();
    }, EVERY_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [isRelative]);
}
