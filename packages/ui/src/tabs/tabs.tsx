import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export type TabItem = { value: string; label: string; panel: ReactNode };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
};

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One stop for the Tab key; the arrows change the tab. Only the shown panel exists. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId();
  const shown = items.find((item) => item.value === value) ?? items[0];
  if (!shown) return null;

  function handleKey(event: KeyboardEvent<HTMLElement>, at: number) {
    const to = STEPS[event.key]?.(at, items.length);
    const next = to === undefined ? undefined : items[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            className={styles.tab}
            aria-selected={item === shown}
            aria-controls={item === shown ? `${id}-panel` : undefined}
            tabIndex={item === shown ? 0 : -1}
            onClick={() => onChange(item.value)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${shown.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern; a panel may hold text only
        tabIndex={0}
        className={styles.panel}
      >
        {shown.panel}
      </div>
    </div>
  );
}
