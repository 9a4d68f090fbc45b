import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { term: string; value: ReactNode };

/** Terms and their values, as on a form that is filled in. */
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
