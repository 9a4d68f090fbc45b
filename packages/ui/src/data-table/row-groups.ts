export type RowGroup<Row> = { label: string | null; rows: readonly Row[] };

// Few enough that one group is cheap to lay out, many enough that 420 rows are few groups.
const CHUNK = 20;

/**
 * Rows in the order given, split where the label changes; without labels in chunks, so that the
 * browser can skip the ones that are off the screen.
 */
export function groupRows<Row>(
  rows: readonly Row[],
  labelOf: ((row: Row) => string) | undefined,
): RowGroup<Row>[] {
  const groups: { label: string | null; rows: Row[] }[] = [];
  for (const row of rows) {
    const label = labelOf ? labelOf(row) : null;
    const last = groups.at(-1);
    const open = last && last.label === label && (labelOf || last.rows.length < CHUNK);
    if (open) last.rows.push(row);
    else groups.push({ label, rows: [row] });
  }
  return groups;
}
