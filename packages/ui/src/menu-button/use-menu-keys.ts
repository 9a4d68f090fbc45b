import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';

type Place = 'first' | 'last';

const nextOf = { ArrowDown: 1, ArrowUp: -1 } as const;

/**
 * Keys of the WAI-ARIA menu button: arrows, Home, End and a first letter move; Esc and Tab leave. Own code, because the
 * library's menu weighs 53 kB gzip and every statement screen has one.
 */
export function useMenuKeys(open: boolean, setOpen: (open: boolean) => void) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const place = useRef<Place>('first');

  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useLayoutEffect(() => {
    const box = popup.current;
    if (!open || !box) return;
    // Too wide to hang from the button's left edge: hang it from the right one.
    if (box.getBoundingClientRect().right > document.documentElement.clientWidth) {
      box.dataset.end = '';
    }
    items()
      .at(place.current === 'first' ? 0 : -1)
      ?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const shown = new AbortController();
    document.addEventListener('pointerdown', closeOutside, { signal: shown.signal });
    document.addEventListener('focusin', closeOutside, { signal: shown.signal });
    return () => shown.abort();
  }, [open, setOpen]);

  function openAt(spot: Place) {
    place.current = spot;
    setOpen(true);
  }
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  function onMenuKey(event: KeyboardEvent) {
    const list = items();
    // biome-ignore lint/complexity/useIndexOf: the active element may be none of the items' type
    const index = list.findIndex((item) => item === document.activeElement);
    const target = targetOf(event.key, list, index);
    if (event.key === 'Escape') close();
    else if (target) target.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { root, button, popup, openAt, close, onButtonKey, onMenuKey };
}

function targetOf(
  key: string,
  list: readonly HTMLElement[],
  index: number,
): HTMLElement | undefined {
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return list[(index + nextOf[key] + list.length) % list.length];
  }
  if (key.length !== 1 || key === ' ') return undefined;
  const onward = [...list.slice(index + 1), ...list.slice(0, index + 1)];
  return onward.find((item) => item.textContent.trim().startsWith(key));
}
