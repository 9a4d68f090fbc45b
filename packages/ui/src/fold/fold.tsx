import type { ReactNode } from 'react';
import styles from './fold.module.css';

export type FoldProps = {
  /** What is inside, in words that make opening it worth while or needless. */
  summary: ReactNode;
  children: ReactNode;
};

/** What most people need not see, behind one press. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
