import { keyed } from '@coop/format/keyed';
import { Amount } from '../amount/amount.tsx';
import { layOutBars, MoneyAxis, PLOT } from '../chart/axis.tsx';
import chart from '../chart/chart.module.css';
import { ChartFrame, type ChartText } from '../chart/chart-frame.tsx';
import bar from '../stacked-bar/stacked-bar.module.css';

type StackedColumn = {
  label: string;
  /** One amount for each part, in the order of `parts`; the first stands at the bottom. */
  satang: readonly number[];
};

export type StackedChartProps = ChartText & {
  /** Names of the parts; only two or three can be told apart. */
  parts: readonly [string, ...string[]];
  bars: readonly StackedColumn[];
  /** Header of the labels: ปี, เดือน. */
  labelHeader: string;
};

// A year (2569) or a short month with air.
const LABEL_WIDTH = 52;
const HEIGHT = 260;
/** The looks of the stacked bar that differ most, in drawing and in print. */
const LOOKS = [bar.part1, bar.part4, bar.part2];

/** The look's colour, which the stacked bar has as a background. */
const FILL = { fill: 'var(--look)' };

const lookOf = (index: number) => `${bar.part} ${LOOKS[index % LOOKS.length]}`;
const totalOf = ({ satang }: StackedColumn) => satang.reduce((sum, one) => sum + one, 0);

/** Sums over time and their parts. */
export function StackedChart(props: StackedChartProps) {
  const { title, caption, parts, bars, labelHeader } = props;
  const rows = bars.map(({ label, satang: [first = 0, ...rest] }) => ({
    key: label,
    label,
    value: <Amount satang={first} />,
    more: rest.map((satang, index) => <Amount key={parts[index + 1]} satang={satang} />),
  }));
  const [firstPart, ...otherParts] = parts;
  return (
    <ChartFrame
      title={title}
      caption={caption}
      height={HEIGHT}
      legend={<Legend parts={parts} />}
      table={{ columns: [labelHeader, firstPart, ...otherParts], rows }}
    >
      {(width) => <Plot bars={bars} width={width} />}
    </ChartFrame>
  );
}

function Legend({ parts }: { parts: readonly string[] }) {
  return (
    <div className={bar.row}>
      {parts.map((part, index) => (
        <span key={part} className={bar.term}>
          <span className={`${bar.swatch} ${lookOf(index)}`} aria-hidden="true" />
          {part}
        </span>
      ))}
    </div>
  );
}

function Plot({ bars, width }: { bars: readonly StackedColumn[]; width: number }) {
  const { axis, yOf, pitch, thick } = layOutBars(bars.map(totalOf), width, HEIGHT);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / pitch));
  return (
    <>
      <MoneyAxis {...axis} />
      {keyed(bars, ({ label }) => label).map(([key, one], index) => {
        const middle = PLOT.left + pitch * (index + 0.5);
        return (
          <g key={key}>
            <Column column={one} x={middle - thick / 2} width={thick} yOf={yOf} />
            {index % every === 0 ? (
              <text x={middle} y={HEIGHT - 10} textAnchor="middle" className={chart.words}>
                {one.label}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

type ColumnProps = {
  column: StackedColumn;
  x: number;
  width: number;
  yOf: (satang: number) => number;
};

function Column({ column, x, width, yOf }: ColumnProps) {
  let below = 0;
  return column.satang.map((satang, index) => {
    const from = below;
    below += Math.max(0, satang);
    const [y, bottom] = [yOf(below), yOf(from)];
    const look = lookOf(index);
    return (
      <rect key={look} className={look} style={FILL} {...{ x, y, width }} height={bottom - y} />
    );
  });
}
