import type { SheetFilter } from '../find/use-filter.ts';
import type { Person } from './people.ts';

/** People who changed that fit on one sheet of paper. */
const ONE_SHEET = 37;

interface Folded {
  readonly rows: readonly Person[];
  /** Who changed with the month only; they are taken together, so that the sums stay whole. */
  readonly rest: readonly Person[];
}

/**
 * Who changed, when nearly everybody did: each who has a cause of their own, and the others in one row until all of
 * them are asked for. Whatever else is shown has a row each.
 */
export function folded({
  shown,
  mark,
  query,
  every,
}: Pick<SheetFilter, 'shown' | 'mark' | 'query' | 'every'>): Folded {
  const all = { rows: shown, rest: [] };
  if (mark !== 'changed' || query !== '' || every || shown.length <= ONE_SHEET) return all;
  const rows = shown.filter((one) => one.hasOwnCause);
  return rows.length === 0 ? all : { rows, rest: shown.filter((one) => !one.hasOwnCause) };
}
