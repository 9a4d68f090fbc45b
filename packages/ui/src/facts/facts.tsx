import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { term: string; value: ReactNode };

/** Terms and their values, as on a form that is filled in. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
