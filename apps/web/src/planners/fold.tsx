import { type ReactNode, useState } from 'react';
import styles from './calculator.module.css';

interface FoldProps {
  readonly title: string;
  /** Summary of the settings inside, shown while it is closed. */
  readonly note: ReactNode;
  readonly opened?: boolean;
  /** Keeps it open, because something inside has to be seen. */
  readonly forced?: boolean;
  readonly children: ReactNode;
}

/** A part that can be unfolded, for fields that most people leave unchanged. */
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
