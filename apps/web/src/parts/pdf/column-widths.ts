import type { Paper } from './paper.ts';

/** Blank on either side of a cell. */
export const PAD = 4;
/** No column is narrower by breaking its lines. */
const LEAST = 48;

/** What each column needs so that no line breaks. */
export function naturalWidths(
  { columns, rows, totals, carried }: Paper,
  measure: (text: string) => number,
): number[] {
  const last = carried ? [carried(rows.length, '')] : [];
  const lines = [columns.map(({ header }) => header), ...rows, ...totals, ...last];
  return columns.map(
    (_, at) => Math.max(...lines.map((line) => measure(line[at] ?? ''))) + 2 * PAD + 1,
  );
}

/** The widths at which all columns fill the page: what is left is shared, what is too much the widest give. */
export function fittedWidths(natural: readonly number[], inner: number): number[] {
  const widths = [...natural];
  let left = inner - widths.reduce((sum, one) => sum + one, 0);
  if (left >= 0) return widths.map((one) => one + left / widths.length);
  while (left < -0.01) {
    const widest = Math.max(...widths);
    const next = Math.max(LEAST, ...widths.filter((one) => one < widest - 0.01));
    if (widest <= LEAST) return widths.map((one) => (one * inner) / (inner - left));
    const wide = widths.filter((one) => one >= widest - 0.01).length;
    const give = Math.min(widest - next, -left / wide);
    for (const [at, one] of widths.entries()) if (one >= widest - 0.01) widths[at] = one - give;
    left += give * wide;
  }
  return widths;
}
