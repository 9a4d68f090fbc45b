import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type FiguresItem = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** A link to the figure's own page. */
  more?: ReactNode;
};

/** A strip of figures that becomes rows where it is narrow. */
export function Figures({ items }: { items: readonly FiguresItem[] }) {
  return (
    <div className={styles.box}>
      <dl className={styles.strip}>
        {keyed(items, ({ label }) => label).map(([key, { label, value, note, more }]) => (
          <div key={key} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note ? <dd className={styles.note}>{note}</dd> : null}
            {more ? <dd className={styles.more}>{more}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
