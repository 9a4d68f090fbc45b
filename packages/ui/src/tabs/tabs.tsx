import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';

type TabItem = { value: string; label: string };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
};

/** Keys of the WAI-ARIA tabs: arrows go round, Home and End jump, and the tab that has the focus is shown. */
function moveOn(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.findIndex(({ tabIndex }) => tabIndex === 0);
  const places = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 };
  const place = new Map(Object.entries(places)).get(event.key);
  if (place === undefined) return;
  event.preventDefault();
  const tab = tabs.at(place % tabs.length);
  tab?.focus();
  tab?.click();
}

/** One stop for the Tab key; the arrows change the tab. Only the shown panel exists. */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const id = useId();
  const shown = items.find((item) => item.value === value) ?? items[0];
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    // What was pressed may have gone with the panel it stood in.
    const isLost = before.current !== value && document.activeElement === document.body;
    if (isLost) panel.current?.focus();
    before.current = value;
  }, [value]);
  if (!shown) return null;
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={moveOn}>
        {items.map((item) => (
          <button
            key={item.value}
            id={`${id}-${item.value}`}
            type="button"
            role="tab"
            aria-selected={item === shown}
            aria-controls={item === shown ? `${id}-panel` : undefined}
            tabIndex={item === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        key={shown.value}
        ref={panel}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is a stop of the Tab key
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
