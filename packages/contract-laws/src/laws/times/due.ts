import { holds, neighbours } from '../figures.ts';
import type { Breach } from '../law.ts';

const FEWEST = 6;
const DAY = 86_400_000;

/** Returns days from the end of a month: 0 for the last day, -1 for the one before, 1 for the first of the next. */
function fromMonthEnd(day: string): number {
  const moment = Date.parse(day);
  const date = new Date(moment);
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
  return date.getUTCDate() === 1 ? 1 : (moment - end) / DAY;
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Tells whether most of these days are of one month after the other. */
function areMonthly(days: readonly string[]): boolean {
  const next = neighbours(days).filter(([before, day]) => monthOf(day) - monthOf(before) === 1);
  return next.length * 2 >= days.length;
}

/** Holds each group of rows by itself, in which what is of one kind happens month after month. */
export function besideMonthEnds<Row>(
  path: string,
  rows: readonly Row[],
  of: { readonly kind: (row: Row) => string; readonly day: (row: Row) => string },
): Breach[] {
  return [...Map.groupBy(rows, of.kind).values()].flatMap((group) => {
    const days = group.map(of.day);
    return areMonthly(days) ? besideMonthEnd(path, days) : [];
  });
}

/**
 * Returns what is due at the end of each month is due on its last day: not always on the 30th, and not a day beside it,
 * as days are that were converted at Greenwich. Who has another day of the month, or avoids holidays, breaks nothing.
 */
export function besideMonthEnd(path: string, days: readonly string[]): Breach[] {
  const off = days.filter((day) => day !== '').map(fromMonthEnd);
  const isOfMonthEnds = off.length >= FEWEST && off.every((other) => Math.abs(other) <= 1);
  const wrong = days.find((day) => fromMonthEnd(day) !== 0);
  const is = !isOfMonthEnds || off.filter((other) => other !== 0).length * 2 <= off.length;
  return holds(path, is, wrong, 'the last day of the month');
}
