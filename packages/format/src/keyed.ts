/**
 * Gives each row a unique key: its name, and from the second of that name on also how often it came before. A backend
 * may send the same number twice, or none at all.
 */
export function keyed<Row>(rows: readonly Row[], nameOf: (row: Row) => unknown) {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = String(nameOf(row));
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return [before === 0 ? name : `${name} #${before}`, row] as const;
  });
}
