import { requireInteger } from './exact.ts';

/** Totals of a bill over members, satang: one sum per column, and all of them together. */
export interface BillingTotals<Column extends string> {
  members: number;
  columns: Record<Column, number>;
  grandTotalSatang: number;
}

/**
 * Adds up an agency's bill column by column; other fields of the lines are left alone.
 * Source: domain.md A3, group billing.
 * @param lines one per member, each column in integer satang
 * @throws RangeError when a cell or a sum is not a safe integer
 */
export function billingTotals<Column extends string>(
  lines: readonly Readonly<Record<Column, number>>[],
  columns: readonly Column[],
): BillingTotals<Column> {
  let grandTotalSatang = 0;
  const sums = columns.map((column): [Column, number] => {
    let sum = 0;
    for (const line of lines) {
      sum += line[column];
      requireInteger(sum, `the sum of ${column}`, Number.MIN_SAFE_INTEGER);
    }
    grandTotalSatang += sum;
    return [column, sum];
  });
  requireInteger(grandTotalSatang, 'the grand total', Number.MIN_SAFE_INTEGER);
  return {
    members: lines.length,
    // The entries hold exactly the given columns; fromEntries forgets their names.
    columns: Object.fromEntries(sums) as Record<Column, number>,
    grandTotalSatang,
  };
}
