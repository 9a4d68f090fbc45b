import { Amount } from '../amount/amount.tsx';
import { ChartFrame, type ChartText } from '../chart/chart-frame.tsx';
import { type ColumnBox, Columns } from '../chart/columns.tsx';
import bar from '../stacked-bar/stacked-bar.module.css';

type StackedColumn = {
  label: string;
  /** One amount for each part, in the order of `parts`; the first stands at the bottom. */
  satang: readonly number[];
};

export type StackedChartProps = ChartText & {
  /** Parts that the columns are made of; two or three can be told apart. */
  parts: readonly [string, ...string[]];
  bars: readonly StackedColumn[];
  /** Name of the labels: ปี, เดือน. */
  labelHeader: string;
};

const HEIGHT = 260;
// A year (2569) or a short month with air.
const LABEL_WIDTH = 52;
/** The looks of the stacked bar that differ most, in drawing and in print. */
const LOOKS = [bar.part1, bar.part4, bar.part2];

/** The look's colour, which the stacked bar has as a background. */
const FILL = { fill: 'var(--look)' };

const lookOf = (index: number) => `${bar.part} ${LOOKS[index % LOOKS.length]}`;
const totalOf = ({ satang }: StackedColumn) => satang.reduce((sum, number) => sum + number, 0);

/** Sums over time and what each was made of. */
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
      {(width) => (
        <Columns
          columns={bars}
          maxSatang={Math.max(...bars.map(totalOf))}
          labelOf={({ label }) => label}
          labelWidth={LABEL_WIDTH}
          width={width}
          height={HEIGHT}
        >
          {(column, box) => <Parts column={column} {...box} />}
        </Columns>
      )}
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

function Parts({ column, x, width, yOf }: ColumnBox & { column: StackedColumn }) {
  let below = 0;
  return column.satang.map((satang, index) => {
    const from = below;
    below += Math.max(0, satang);
    const y = yOf(below);
    const bottom = yOf(from);
    const look = lookOf(index);
    return (
      <rect key={look} className={look} style={FILL} {...{ x, y, width }} height={bottom - y} />
    );
  });
}
