import type { ReactNode } from 'react';
import styles from './cards-or-table.module.css';

interface CardsOrTableProps {
  /** For a phone: a card for each record. */
  readonly cards: ReactNode;
  /** For every wider window, and for paper. */
  readonly table: ReactNode;
}

/** Records that stand once: as cards where a table does not fit, else as the table. */
export function CardsOrTable({ cards, table }: CardsOrTableProps) {
  return (
    <>
      <div className={styles.cards}>{cards}</div>
      <div className="no-phone">{table}</div>
    </>
  );
}
