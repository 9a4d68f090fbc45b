/** Width of lying A4 between its margins, and of a letter of a spreadsheet at its full size, mm. */
const PAGE_MM = 261;
const LETTER_MM = 1.9;
/** The smallest that a page may be printed, in hundredths: eleven points become some eight. */
const SMALLEST = 70;
/** Columns that are read on one page, those that are repeated among them. */
const MOST_COLUMNS = 10;

export interface PagesAcross {
  /** In hundredths of the full size. */
  readonly scale: number;
  /** Columns that begin a page, from 0. */
  readonly breaks: readonly number[];
}

/**
 * Divides the columns of a table that is too wide for one page over several side by side; undefined where it fits one.
 * @param widths of the columns, letters
 * @param kept number of first columns that each page repeats
 */
export function pagesAcross(widths: readonly number[], kept: number): PagesAcross | undefined {
  const sum = (of: readonly number[]) => of.reduce((all, number) => all + number, 0);
  const room = PAGE_MM / LETTER_MM / (SMALLEST / 100);
  if (sum(widths) <= room) return undefined;
  const repeated = sum(widths.slice(0, kept));
  const breaks: number[] = [];
  let used = 0;
  let count = 0;
  for (const [column, width] of widths.entries()) {
    if (column > kept && (used + width > room || count === MOST_COLUMNS)) {
      breaks.push(column);
      [used, count] = [repeated, kept];
    }
    used += width;
    count += 1;
  }
  return { scale: SMALLEST, breaks };
}
