import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';

// Rows are buttons, one of which the Tab key stops at; the arrows move among them. A screen reader meets plain buttons.

/** Marks the button of a person's row; its value is their number. */
export const ROW = 'data-person';

const rowsIn = (box: ParentNode) => [...box.querySelectorAll<HTMLElement>(`button[${ROW}]`)];

/** Rows that a page key moves by. */
const PAGE = 10;

/** Where each key goes from a row. */
const PLACES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + PAGE, last),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from row to row, where it is on one. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = rowsIn(event.currentTarget);
  const at = rows.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : PLACES[event.key]?.(at, rows.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

/** Focuses the first row; false where there is none. */
export function focusFirstRow(): boolean {
  const [first] = rowsIn(document);
  first?.focus();
  return first !== undefined;
}

/** Focuses a person's row; false while it is not there. */
function focusRow(no: string): boolean {
  const row = rowsIn(document).find((one) => one.getAttribute(ROW) === no);
  row?.focus();
  return row !== undefined;
}

export interface Opened {
  readonly opened: ReadonlySet<string>;
  readonly toggle: (no: string) => void;
  /** Opens a row and moves the focus to it. */
  readonly open: (no: string) => void;
}

/** Whose rows are open, and the one that is to have the focus as soon as it is there. */
export function useOpened(shown: unknown): Opened {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [wanted, want] = useState<string>();
  const toggle = useCallback((no: string) => {
    setOpened((now) => {
      const next = new Set(now);
      if (!next.delete(no)) next.add(no);
      return next;
    });
  }, []);
  const open = useCallback((no: string) => {
    setOpened((now) => new Set(now).add(no));
    want(no);
  }, []);
  // The row may come with the people who are shown next.
  useEffect(() => {
    if (wanted !== undefined && focusRow(wanted)) want(undefined);
  }, [wanted, shown]);
  return { opened, toggle, open };
}
