import { Tabs as Base } from '@base-ui/react/tabs';
import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type TabItem = { value: string; label: string };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
};

/** One stop for the Tab key; the arrows change the tab. Only the shown panel exists. */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const shown = items.find((item) => item.value === value) ?? items[0];
  if (!shown) return null;
  return (
    <Base.Root value={shown.value} onValueChange={(next) => onChange(String(next))}>
      <Base.List aria-label={label} activateOnFocus className={styles.list}>
        {keyed(items, (item) => item.value).map(([key, item]) => (
          <Base.Tab key={key} value={item.value} className={styles.tab}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel key={shown.value} value={shown.value} className={styles.panel}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
