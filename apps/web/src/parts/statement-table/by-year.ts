import { toBuddhistYear } from '@coop/format/thai-date';
import type { StatementRow } from '../statement/use-statement.ts';

/** Name of the year that a row stands under. */
export const yearOf = ({ operate_date }: StatementRow) =>
  `ปี ${toBuddhistYear(Number(operate_date.slice(0, 4)))}`;

/** The rows of each year, in the order in which the years come. */
export function byYear<Row extends StatementRow>(rows: readonly Row[]): Map<string, Row[]> {
  const years = new Map<string, Row[]>();
  for (const row of rows) {
    const own = years.get(yearOf(row));
    if (own) own.push(row);
    else years.set(yearOf(row), [row]);
  }
  return years;
}
