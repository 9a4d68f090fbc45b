import { yearBEOf } from '@coop/format/thai-date';
import type { StatementRow } from '../use-statement.ts';

/** Name of the year that a row stands under. */
export const yearOf = ({ operate_date }: StatementRow) => `ปี ${yearBEOf(operate_date)}`;

/** The first row, and the last of each year (4 letters of its day) or month (7): enough for a line. */
export const endsOf = <Row extends StatementRow>(rows: readonly Row[], letters: 4 | 7) =>
  rows.filter(({ operate_date }, index) => {
    const next = rows[index + 1]?.operate_date.slice(0, letters);
    return index === 0 || next !== operate_date.slice(0, letters);
  });

/** The rows of each year, in the order in which the years come. */
export const byYear = <Row extends StatementRow>(rows: readonly Row[]) => Map.groupBy(rows, yearOf);
