import { formatCount } from '@coop/format/money';

/** The rows that sums count and add up, with the word for them, where those are not all. */
export interface Summed<Row> {
  readonly words: string;
  readonly has: (row: Row) => boolean;
}

/** Those of the rows that are counted and added up. */
export const summedRows = <Row>(summed: Summed<Row> | undefined, rows: readonly Row[]) =>
  summed ? rows.filter(summed.has) : rows;

/** Returns how many of the rows are counted and added up. */
export const summedCount = <Row>(summed: Summed<Row> | undefined, rows: readonly Row[]) =>
  `${formatCount(summedRows(summed, rows).length)} รายการ`;

/** The label of the sums of these rows. */
export const totalsLabel = <Row>(summed: Summed<Row> | undefined, rows: readonly Row[]) =>
  `${summed?.words ?? 'รวม'} ${summedCount(summed, rows)}`;
