import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { term: string; value: ReactNode };

/** A list of terms and values, like a filled-in form. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {keyed(rows, ({ term }) => term).map(([key, { term, value }]) => (
        <div key={key} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
