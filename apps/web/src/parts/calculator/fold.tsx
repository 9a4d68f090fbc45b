import { type ReactNode, useState } from 'react';
import styles from './calculator.module.css';

interface FoldProps {
  readonly title: string;
  /** What is set inside, for whoever does not open it. */
  readonly note: ReactNode;
  readonly opened?: boolean;
  /** Something inside has to be seen. */
  readonly forced?: boolean;
  readonly children: ReactNode;
}

/** Fields that most people leave as they are. */
export function Fold({ title, note, opened = false, forced = false, children }: FoldProps) {
  const [open, setOpen] = useState(opened);
  const isOpen = open || forced;
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.foldTitle}>{title}</span>
        <span className={styles.foldNote}>{note}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
