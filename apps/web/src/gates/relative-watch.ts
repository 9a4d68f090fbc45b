import { useEffect, useEffectEvent, useRef } from 'react';

/** Time between two checks while the page is read. */
const EVERY_MS = 5_000;
/** Time after the last touch, key or scroll for which the page counts as read: checking puts off a session's end. */
const READ_FOR_MS = 5 * 60_000;
const ACTS = ['pointerdown', 'keydown', 'scroll'] as const;
/** Events of a window that comes back: from under another one, from the page cache, to a network. */
const RETURNS = ['focus', 'pageshow', 'online'] as const;

/**
 * Asks whether a relative may still read: at each other page, whenever they come back to one, and every few seconds while
 * they read. The member ends the access elsewhere, no call of an open page would notice, and no socket tells a relative.
 * @param page address of what is read, with its search
 * @param check the question; it ends the session by itself
 */
export function useRelativeWatch(
  isRelative: boolean,
  page: string,
  check: () => Promise<void>,
): void {
  const isAsking = useRef(false);
  const ask = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    await check().catch(() => undefined);
    isAsking.current = false;
  });
  const seen = useRef(page);
  useEffect(() => {
    // The first page was opened by the gate's own check.
    if (isRelative && seen.current !== page) void ask();
    seen.current = page;
  }, [isRelative, page]);
  useEffect(() => {
    if (!isRelative) return;
    let actedAt = Date.now();
    const gone = new AbortController();
    const { signal } = gone;
    const isRead = () => Date.now() - actedAt < READ_FOR_MS;
    const act = () => {
      if (!isRead()) void ask();
      actedAt = Date.now();
    };
    for (const name of ACTS) addEventListener(name, act, { signal, passive: true, capture: true });
    const isShown = () => document.visibilityState === 'visible';
    const comeBack = () => void (isShown() && ask());
    document.addEventListener('visibilitychange', comeBack, { signal });
    for (const name of RETURNS) addEventListener(name, comeBack, { signal });
    const timer = setInterval(() => void (isShown() && isRead() && ask()), EVERY_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [isRelative]);
}
