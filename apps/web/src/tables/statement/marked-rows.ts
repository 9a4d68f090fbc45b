import { useMarked } from '../../page/marked.ts';
import type { StatementRow } from '../use-statement.ts';

/** Address of the row of a day, a month or a year; without one, the row that the balance has stood at since. */
export const rowIn = (statement: string, day: string) => `${statement}?period=all#${day}`;

/** Address of the rows of some days, those of the last year marked. */
export const rowsIn = (statement: string, from: string, to: string) =>
  `${statement}?${new URLSearchParams({ period: 'own', from, to })}#${to.slice(0, 4)}`;

/**
 * Tells of a row whether it is what the address marks.
 * @param rows oldest first
 */
export function useMarkedRows<Row extends StatementRow>(rows: readonly Row[]) {
  const name = useMarked();
  const dayOf = (row: Row) => row.operate_date.slice(0, name.length);
  const last = /^\d{4}(-|$)/.test(name) ? rows.findLast((row) => dayOf(row) <= name) : undefined;
  return (row: Row) => last !== undefined && dayOf(row) === dayOf(last);
}
