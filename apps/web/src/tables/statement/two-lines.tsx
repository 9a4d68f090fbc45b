import { Whole } from '@coop/ui/whole';
import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

interface TwoLinesProps {
  readonly what: ReactNode;
  readonly when?: ReactNode;
  readonly amount: ReactNode;
  /** Under the amount: the balance after it. */
  readonly after?: ReactNode;
}

/** A movement on a phone: what and when at the left, amount and balance at the right. */
export function TwoLines({ what, when, amount, after }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        <span>{typeof what === 'string' ? <Whole>{what}</Whole> : what}</span>
        <span className={styles.amount}>{amount}</span>
      </span>
      <span className={`${styles.line} ${styles.quiet}`}>
        <span>{typeof when === 'string' ? <Whole>{when}</Whole> : when}</span>
        <span>{after}</span>
      </span>
    </span>
  );
}
