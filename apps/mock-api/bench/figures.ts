/** A measured figure and the limit it must keep. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: { readonly atMost: number } | { readonly atLeast: number };
  /** Further observations, for the report. */
  readonly details: Record<string, number | readonly number[]>;
}

export function isMet({ value, target }: Figure): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function rounded(values: readonly number[]): number[] {
  return values.map(Math.round);
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.value.toFixed(1)} ${figure.unit}`,
    'atMost' in figure.target
      ? `at most ${figure.target.atMost} ${figure.unit}`
      : `at least ${figure.target.atLeast} ${figure.unit}`,
    isMet(figure) ? 'met' : 'MISSED',
  ]);
  const lines = [['figure', 'measured', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
