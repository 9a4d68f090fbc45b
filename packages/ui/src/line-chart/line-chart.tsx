import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '../amount/amount.tsx';
import { buildMoneyAxis, MoneyAxis, PLOT, XLabels, type XLabelsProps } from '../chart/axis.tsx';
import chart from '../chart/chart.module.css';
import { ChartFrame, type ChartText } from '../chart/chart-frame.tsx';
import { buildYearTicks, epochDay, yearBEOfDay } from '../chart/scale.ts';
import styles from './line-chart.module.css';

export { epochDay } from '../chart/scale.ts';

/** x in days (see epochDay), y in satang; the label names the point in the table. */
export type ChartPoint = { x: number; y: number; label: string };

/** The point of a day with its baht as on the wire; none where they are not known. */
export function dayPoint(day: string, baht: string): ChartPoint[] {
  const y = parseBaht(baht);
  return y === null ? [] : [{ x: epochDay(day), y, label: formatThaiDate(day) }];
}

export type AreaChartProps = ChartText & {
  points: readonly ChartPoint[];
  /** Values that are expected from the last point on; drawn as a dashed line. */
  projected?: readonly ChartPoint[];
  projectedNote?: string;
  height?: number;
  columns?: readonly [string, string];
};

const TICK_WIDTH = 64;

export function AreaChart(props: AreaChartProps) {
  const { title, caption, points, projected = [], height = 240 } = props;
  const { projectedNote = 'เส้นประคือยอดที่คาดการณ์', columns = ['วันที่', 'จำนวนเงิน (บาท)'] } = props;
  const rows = [...points, ...projected].map(({ x, y, label }) => ({
    key: `${x}`,
    label,
    value: <Amount satang={y} />,
  }));
  return (
    <ChartFrame
      title={title}
      caption={caption}
      height={height}
      table={{ columns, rows }}
      note={projected.length > 0 ? projectedNote : null}
    >
      {(width) => <Plot {...props} width={width} height={height} />}
    </ChartFrame>
  );
}

/** A point without a day has its row in the table, but no place in the drawing. */
const isPlaced = ({ x }: ChartPoint) => Number.isFinite(x);

function Plot(props: AreaChartProps & { width: number; height: number }) {
  const { width, height } = props;
  const points = props.points.filter(isPlaced);
  const projected = (props.projected ?? []).filter(isPlaced);
  const all = [...points, ...projected];
  const first = all[0];
  const last = points.at(-1);
  const end = all.at(-1);
  if (!first || !last || !end) return null;

  const max = Math.max(...all.map(({ y }) => y));
  const base = height - PLOT.bottom;
  const axis = buildMoneyAxis(max, 4, base, PLOT.top);
  const { yOf } = axis;
  const span = end.x - first.x || 1;
  const xOf = (x: number) => PLOT.left + ((x - first.x) / span) * (width - PLOT.left - PLOT.right);
  const path = (list: readonly ChartPoint[]) =>
    list.map(({ x, y }) => `${xOf(x).toFixed(1)},${yOf(y).toFixed(1)}`).join(' ');

  const room = Math.floor((width - PLOT.left) / TICK_WIDTH);
  const years = buildYearTicks(first.x, end.x, room);
  return (
    <>
      <MoneyAxis {...axis} width={width} />
      <XWords ticks={years} {...{ xOf, first, end, width }} y={height - 10} />
      <polygon
        className={styles.area}
        points={`${xOf(first.x)},${base} ${path(points)} ${xOf(last.x)},${base}`}
      />
      <polyline className={styles.line} points={path(points)} />
      {projected.length > 0 ? (
        <polyline className={styles.projected} points={path([last, ...projected])} />
      ) : null}
      <circle className={styles.dot} cx={xOf(last.x)} cy={yOf(last.y)} r={5} />
    </>
  );
}

type XWordsProps = XLabelsProps & { first: ChartPoint; end: ChartPoint };

/** The width of a letter of the axis, and no less. */
const LETTER = 8.5;

/** The words under both ends: those of their points; where these would meet, the years, or the end alone. */
function endWords({ first, end, width }: XWordsProps): readonly [string, string] {
  const room = width - PLOT.left - PLOT.right;
  if ((first.label.length + end.label.length + 1) * LETTER <= room) return [first.label, end.label];
  const from = yearBEOfDay(first.x);
  const to = yearBEOfDay(end.x);
  return from === to ? ['', end.label] : [String(from), String(to)];
}

/** Under two ticks the time is too short for years, or the drawing too narrow: the ends are named. */
function XWords(props: XWordsProps) {
  const { ticks, width, y } = props;
  if (ticks.length < 2) {
    const [from, to] = endWords(props);
    return (
      <g className={chart.words}>
        <text x={PLOT.left} y={y}>
          {from}
        </text>
        <text x={width - PLOT.right} y={y} textAnchor="end">
          {to}
        </text>
      </g>
    );
  }
  return <XLabels {...props} />;
}
