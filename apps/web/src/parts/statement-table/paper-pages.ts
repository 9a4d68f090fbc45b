import type { StatementRow } from '../statement/use-statement.ts';
import { byYear } from './by-year.ts';

/** A line of the paper: a movement, or the sum of a year under its last one. */
export type PaperLine<Row> =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'year'; readonly name: string; readonly rows: readonly Row[] };

/** Lines of an A4 page between its heading and what it carries forward; on the last, how it is checked fits below. */
const LINES_A_PAGE = 29;

/** The lines of each page, oldest first. With several years each ends in its sum; a page never begins with one. */
export function statementPages<Row extends StatementRow>(
  oldestFirst: readonly Row[],
  perPage = LINES_A_PAGE,
): PaperLine<Row>[][] {
  const years = [...byYear(oldestFirst)];
  const pages: PaperLine<Row>[][] = [[]];
  for (const [name, rows] of years) {
    for (const [index, row] of rows.entries()) {
      const withSum = index === rows.length - 1 && years.length > 1;
      const needs = withSum ? 2 : 1;
      if ((pages.at(-1)?.length ?? 0) + needs > perPage) pages.push([]);
      pages.at(-1)?.push({ kind: 'row', row });
      if (withSum) pages.at(-1)?.push({ kind: 'year', name, rows });
    }
  }
  return pages;
}
