import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type MenuLevel, stepOf } from './menu-keys.ts';

/** Returns the items beside this one, in order. */
function rowOf(list: Element | null | undefined): HTMLElement[] {
  return [...(list?.children ?? [])]
    .map((child) => child.firstElementChild)
    .filter((element) => element instanceof HTMLElement);
}

const OPEN_ITEM = '[data-level="0"][aria-expanded="true"]';

/** Calls back on a press or focus outside of the open item, and on Esc, wherever the focus is. */
function useLeave(root: RefObject<HTMLElement | null>, active: boolean, leave: () => void) {
  useEffect(() => {
    if (!active) return;
    const watch = (event: Event) => {
      const item = root.current?.querySelector(OPEN_ITEM)?.parentElement;
      if (event.target instanceof Node && !item?.contains(event.target)) leave();
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') watch(event);
    };
    const shown = new AbortController();
    const { signal } = shown;
    document.addEventListener('pointerdown', watch, { signal });
    document.addEventListener('focusin', watch, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    return () => shown.abort();
  }, [root, active, leave]);
}

/** Keeps the open dropdown of a menu bar, and handles its keys (menu-keys.ts). */
export function useMenuBar() {
  const root = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  const [leave] = useState(() => () => setOpen(undefined));
  useLeave(root, open !== undefined, leave);

  function goInto(item: HTMLElement, index: 0 | -1) {
    const { key } = item.dataset;
    // Renders the popup first, so that the focus can move into it.
    if (key !== undefined) flushSync(() => setOpen(key));
    rowOf(item.parentElement?.querySelector('ul')).at(index)?.focus();
  }
  function goOut(item: HTMLElement, level: MenuLevel) {
    const owner = item.closest('ul')?.closest('li')?.firstElementChild;
    if (level < 2) setOpen(undefined);
    if (level > 0 && owner instanceof HTMLElement) owner.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const item =
      event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-level]');
    if (!item) return;
    const level = Number(item.dataset.level) as MenuLevel; // written by the menu itself
    const row = rowOf(item.closest('ul'));
    const step = stepOf(event.key, level, row.indexOf(item), row.length);
    if (!step) return;
    event.preventDefault();
    if (step === 'into') goInto(item, 0);
    else if (step === 'into-last') goInto(item, -1);
    else if (step === 'out') goOut(item, level);
    else row[step.to]?.focus();
  }
  return { root, open, setOpen, onKeyDown };
}
