import { useEffect, useRef, useState } from 'react';
import type { MenuEntry } from './menu-model.ts';

/** For this long a list stays when the mouse has left it, so that the way to it may lead over other entries. */
const GRACE_MS = 300;

/** What an entry shows: a list of links, or nothing. */
const listOf = (entry: MenuEntry | undefined) => (entry?.links ? entry.label : undefined);

/** Which entry of a dropdown shows its links: the one under the mouse or the focus, or the one that was pressed. */
export function useShownEntry() {
  const [shown, setShown] = useState<string>();
  const [isPinned, setPinned] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(label: string | undefined, pinned = false) {
    clearTimeout(timer.current);
    setShown(label);
    setPinned(pinned);
  }
  /** The mouse is on this entry, or on none. */
  function onPoint(entry: MenuEntry | undefined) {
    if (isPinned) return;
    clearTimeout(timer.current);
    const next = listOf(entry);
    if (shown === undefined) setShown(next);
    else if (next !== shown) timer.current = window.setTimeout(setShown, GRACE_MS, next);
  }
  function onFocus(entry: MenuEntry) {
    if (listOf(entry) !== shown) show(listOf(entry));
  }
  /** A press keeps the list open, and another closes it. */
  function onPress(entry: MenuEntry) {
    if (isPinned && listOf(entry) === shown) show(undefined);
    else show(listOf(entry), true);
  }
  return { shown, onPoint, onFocus, onPress };
}
