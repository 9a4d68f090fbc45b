import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'positive' | 'negative' | 'waiting' | 'muted';

/** A word with a colour; the word alone must be enough. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
