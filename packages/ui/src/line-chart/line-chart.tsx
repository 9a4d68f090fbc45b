import { keyed } from '@coop/format/keyed';
import { Amount } from '../amount/amount.tsx';
import { MoneyAxis, PLOT } from '../chart/axis.tsx';
import chart from '../chart/chart.module.css';
import { ChartFrame, type ChartText } from '../chart/chart-frame.tsx';
import { buildMoneyScale, buildTicks, buildYearTicks, yearBEOfDay } from '../chart/scale.ts';
import styles from './line-chart.module.css';

export { epochDay } from '../chart/scale.ts';

/** x in days (see epochDay), y in satang; the label names the point in the table. */
export type ChartPoint = { x: number; y: number; label: string };

export type AreaChartProps = ChartText & {
  points: readonly ChartPoint[];
  /** Expected points after the last one; drawn as a dashed line. */
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
  const ticks = buildTicks(max, 4);
  const top = ticks.at(-1) || 1;
  const base = height - PLOT.bottom;
  const span = end.x - first.x || 1;
  const xOf = (x: number) => PLOT.left + ((x - first.x) / span) * (width - PLOT.left - PLOT.right);
  const yOf = (y: number) => base - (y / top) * (base - PLOT.top);
  const path = (list: readonly ChartPoint[]) =>
    list.map(({ x, y }) => `${xOf(x).toFixed(1)},${yOf(y).toFixed(1)}`).join(' ');

  const room = Math.floor((width - PLOT.left) / TICK_WIDTH);
  const years = buildYearTicks(first.x, end.x, room);
  return (
    <>
      <MoneyAxis ticks={ticks} scale={buildMoneyScale(max)} width={width} yOf={yOf} />
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

type XWordsProps = {
  ticks: readonly number[];
  xOf: (x: number) => number;
  first: ChartPoint;
  end: ChartPoint;
  width: number;
  y: number;
};

/** Upper bound for the width of a letter of the axis. */
const LETTER = 8.5;

/** Labels of both ends: those of their points; where these would meet, the years, or the end alone. */
function endWords({ first, end, width }: XWordsProps): readonly [string, string] {
  const room = width - PLOT.left - PLOT.right;
  if ((first.label.length + end.label.length + 1) * LETTER <= room) return [first.label, end.label];
  const [from, to] = [String(yearBEOfDay(first.x)), String(yearBEOfDay(end.x))];
  return from === to ? ['', end.label] : [from, to];
}

/** With fewer than two ticks the time is too short for years, or the drawing too narrow: the ends are named. */
function XWords(props: XWordsProps) {
  const { ticks, xOf, width, y } = props;
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
  return (
    <g className={chart.words}>
      {keyed(ticks, (tick) => tick).map(([key, tick]) => (
        // Kept inside the drawing: half a year's width from either edge.
        <text key={key} x={Math.min(Math.max(xOf(tick), 20), width - 22)} y={y} textAnchor="middle">
          {yearBEOfDay(tick)}
        </text>
      ))}
    </g>
  );
}
