import ChevronRight from 'lucide-react/icons/chevron-right';
import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../../site/links/site-link.tsx';
import type { MenuEntry } from './menu-model.ts';
import styles from './public-menu.module.css';

/** A list stays this long after the mouse has left it, so that the way to it may lead over other entries. */
const GRACE_MS = 300;

const listOf = (entry: MenuEntry | undefined) => (entry?.links ? entry.label : undefined);

/** Chooses the entry of a dropdown that shows its links: the one under the mouse or the focus, or the pressed one. */
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

/** Marks a popup that would not fit the window: it is aligned with the other edge of its item. */
export function useFitsWindow<T extends HTMLElement>() {
  const popup = useRef<T>(null);
  useLayoutEffect(() => {
    const box = popup.current;
    if (box && box.getBoundingClientRect().right > document.documentElement.clientWidth) {
      box.dataset.end = '';
    }
  }, []);
  return popup;
}

/** The links of an entry, shown on the side of it where they fit. */
function Flyout({ entry, id }: { entry: MenuEntry; id: string }) {
  const list = useFitsWindow<HTMLUListElement>();
  return (
    <ul ref={list} id={id} className={styles.flyout}>
      {entry.links?.map(({ label, href }) => (
        <li key={label}>
          <SiteLink
            href={href}
            newTab
            className={styles.entry}
            data-level={2}
            aria-describedby={`${id}-tab`}
          >
            {label}
          </SiteLink>
        </li>
      ))}
      <li id={`${id}-tab`} hidden>
        เปิดในแท็บใหม่
      </li>
    </ul>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly menu: ReturnType<typeof useShownEntry>;
  readonly onChoose: () => void;
}

function Entry({ entry, menu, onChoose }: EntryProps) {
  const id = useId();
  const { pathname } = useLocation();
  const isShown = menu.shown === entry.label;
  const byMouse = (on: MenuEntry | undefined) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') menu.onPoint(on);
  };
  return (
    <li
      onPointerEnter={byMouse(entry)}
      onPointerLeave={byMouse(undefined)}
      onFocus={() => menu.onFocus(entry)}
    >
      {entry.links ? (
        <button
          type="button"
          className={styles.entry}
          data-level={1}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => menu.onPress(entry)}
        >
          {entry.label}
          <ChevronRight aria-hidden />
        </button>
      ) : (
        <SiteLink
          href={entry.href}
          className={styles.entry}
          data-level={1}
          aria-current={entry.href === pathname ? 'page' : undefined}
          onClick={onChoose}
        >
          {entry.label}
        </SiteLink>
      )}
      {isShown && <Flyout entry={entry} id={id} />}
    </li>
  );
}

/** The list of a dropdown. The links of an entry are shown while the mouse or the focus is on it, or once pressed. */
export function MenuEntries(props: { entries: readonly MenuEntry[]; onChoose: () => void }) {
  const menu = useShownEntry();
  return (
    <ul>
      {props.entries.map((entry) => (
        <Entry key={entry.label} entry={entry} menu={menu} onChoose={props.onChoose} />
      ))}
    </ul>
  );
}
