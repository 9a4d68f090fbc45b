import type { KeyboardEvent, ReactNode } from 'react';
import styles from './open-row.module.css';

/** Marks the button of a row that opens; its value is the row's key. */
const ROW = 'data-row';

/** Id of what a row opens. */
export const openedId = (row: string) => `opened-${row}`;

export type OpenRowProps = {
  row: string;
  isOpen: boolean;
  onToggle: (row: string) => void;
  /** Of many rows the Tab key stops at one, and the arrows move among them. */
  isStop?: boolean | undefined;
  onFocus?: ((row: string) => void) | undefined;
  children: ReactNode;
};

/** The button that a row is opened by. A screen reader meets plain buttons. */
export function OpenRow({ row, isOpen, onToggle, isStop = true, onFocus, children }: OpenRowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      tabIndex={isStop ? 0 : -1}
      aria-expanded={isOpen}
      aria-controls={isOpen ? openedId(row) : undefined}
      {...{ [ROW]: row }}
      onClick={() => onToggle(row)}
      onFocus={() => onFocus?.(row)}
    >
      {children}
    </button>
  );
}

const rowsIn = (box: ParentNode) => [...box.querySelectorAll<HTMLElement>(`button[${ROW}]`)];

/** Rows that a page key moves by. */
const PAGE = 10;

/** Places that each key leads to from a row. */
const PLACES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  PageDown: (index, last) => Math.min(index + PAGE, last),
  PageUp: (index) => Math.max(index - PAGE, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from row to row, where it is on one. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = rowsIn(event.currentTarget);
  const index = rows.indexOf(event.target as HTMLElement);
  const next = index < 0 ? undefined : PLACES[event.key]?.(index, rows.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

/** Focuses a row, the first if none is named; false while it is not there. */
export function focusRow(row?: string): boolean {
  const rows = rowsIn(document);
  const item = row === undefined ? rows[0] : rows.find((each) => each.getAttribute(ROW) === row);
  item?.focus();
  return item !== undefined;
}
