/** What people have of something, in equal steps from the first to the last value of a range. */
export const histogram = <Person>(
  title: string,
  unit: string,
  [from, to]: readonly [from: number, to: number],
  steps: number,
  people: readonly Person[],
  valuesOf: (one: Person) => number | readonly number[],
) => ({ title, unit, from, to, steps, values: people.flatMap(valuesOf) });
type Histogram = ReturnType<typeof histogram>;

const WIDTH = 380;
const HEIGHT = 190;
const PLOT = { left: 10, top: 44, width: 360, height: 110 } as const;
const COLUMNS = 2;

/** Counts the values in each step; values outside count for the first or the last one. */
function countsOf({ values, from, to, steps }: Histogram): number[] {
  const counts = Array.from({ length: steps }, () => 0);
  for (const value of values) {
    const at = Math.floor(((value - from) / (to - from)) * steps);
    const step = Math.min(steps - 1, Math.max(0, at));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** Returns the value below which a part of all lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });

function draw(histogram: Histogram, index: number): string {
  const { title, unit, values, from, to, steps } = histogram;
  const counts = countsOf(histogram);
  const most = Math.max(...counts);
  const width = PLOT.width / steps;
  const bars = counts.map((count, i) => {
    const height = (count / most) * PLOT.height;
    const x = (PLOT.left + i * width).toFixed(1);
    const y = (PLOT.top + PLOT.height - height).toFixed(1);
    return `<rect x="${x}" y="${y}" width="${(width - 1).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const anchor = part === 0 ? 'start' : part === 1 ? 'end' : 'middle';
    const x = PLOT.left + part * PLOT.width;
    return `<text class="mark" x="${x}" y="172" text-anchor="${anchor}">${number(from + part * (to - from))}</text>`;
  });
  const [x, y] = [(index % COLUMNS) * WIDTH, Math.floor(index / COLUMNS) * HEIGHT];
  const middle = `median ${number(quantile(values, 0.5))} ${unit}, n = ${number(values.length)}`;
  return `<g transform="translate(${x} ${y})"><text class="title" x="10" y="20">${title}</text><text class="mark" x="10" y="36">${middle}</text>${bars.join('')}${marks.join('')}</g>`;
}

/** Draws all histograms on one picture. */
export function drawHistograms(histograms: readonly Histogram[]): string {
  const height = Math.ceil(histograms.length / COLUMNS) * HEIGHT;
  const style =
    'text{font-family:sans-serif;fill:#1b2733}.title{font-size:14px;font-weight:bold}.mark{font-size:11px}rect{fill:#1f6f8b}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * COLUMNS} ${height}" role="img" aria-label="${histograms.map((one) => one.title).join(', ')}"><style>${style}</style><rect width="100%" height="100%" style="fill:#fff"/>${histograms.map(draw).join('')}</svg>\n`;
}
