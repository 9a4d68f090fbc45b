import { joinFigures } from '@coop/format/whole';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

export type FoldProps = {
  /** Says enough about the content to decide whether to open it. */
  summary: ReactNode;
  children: ReactNode;
  /** It is made when it is opened first. */
  later?: boolean;
};

/** Hides what most people need not see behind one press. */
export function Fold({ summary, children, later = false }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.fold} onToggle={() => setOpened(true)}>
      <summary>{typeof summary === 'string' ? joinFigures(summary) : summary}</summary>
      <div className={styles.inside}>{later && !wasOpened ? null : children}</div>
    </details>
  );
}
