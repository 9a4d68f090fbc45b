import type { ReactNode } from 'react';
import styles from './fold.module.css';

export type FoldProps = {
  /** Says enough about the content to decide whether to open it. */
  summary: ReactNode;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
};

/** Hides what most people need not see behind one press. */
export function Fold({ summary, children, onToggle }: FoldProps) {
  return (
    <details className={styles.fold} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
