import { keyed } from '@coop/format/keyed';
import { useId } from 'react';
import { Amount } from '../amount/amount.tsx';
import { layOutBars, MoneyAxis, PLOT } from '../chart/axis.tsx';
import chart from '../chart/chart.module.css';
import { ChartFrame, type ChartText } from '../chart/chart-frame.tsx';
import { UNITS_PER_REM } from '../measure/use-width.ts';
import styles from './bar-chart.module.css';

type Bar = {
  label: string;
  satang: number;
  /** Hatched, because it is not certain yet. */
  isEstimate?: boolean;
  /** Text under the bar, where the label is too long for it: ม.ค. of ม.ค. 2569. */
  tick?: string;
};

export type BarChartProps = ChartText & {
  bars: readonly Bar[];
  columns?: readonly [string, string];
};

// A short month (มี.ค.) with air.
const LEAST_LABEL = 48;
/** Average width of a letter in parts of the text height; marks above and below one take nothing. */
const LETTER = 0.5;

/** Returns the room for the longest label, in units. */
function labelWidth(bars: readonly Bar[]): number {
  const letters = Math.max(
    0,
    ...bars.map(({ label, tick = label }) => tick.replace(/\p{M}/gu, '').length),
  );
  return Math.max(LEAST_LABEL, letters * LETTER * UNITS_PER_REM);
}

const HEIGHT = 240;

export function BarChart({ title, caption, bars, columns }: BarChartProps) {
  const rows = bars.map(({ label, satang }) => ({
    key: label,
    label,
    value: <Amount satang={satang} />,
  }));
  return (
    <ChartFrame
      title={title}
      caption={caption}
      height={HEIGHT}
      table={{ columns: columns ?? ['เดือน', 'จำนวนเงิน (บาท)'], rows }}
    >
      {(width) => <Plot bars={bars} width={width} />}
    </ChartFrame>
  );
}

function Plot({ bars, width }: { bars: readonly Bar[]; width: number }) {
  const hatch = useId();
  const amounts = bars.map(({ satang }) => satang);
  const { axis, base, yOf, pitch, thick } = layOutBars(amounts, width, HEIGHT);
  const room = labelWidth(bars);
  const every = Math.max(1, Math.ceil(room / pitch));
  return (
    <>
      {bars.some((bar) => bar.isEstimate) ? (
        <pattern
          id={hatch}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.bar} width={2} height={6} />
        </pattern>
      ) : null}
      <MoneyAxis {...axis} />
      {keyed(bars, ({ label }) => label).map(([key, bar], index) => {
        const { label, satang, isEstimate, tick = label } = bar;
        const middle = PLOT.left + pitch * (index + 0.5);
        const named = (bars.length - 1 - index) % every === 0;
        return (
          <g key={key}>
            <rect
              className={isEstimate ? styles.estimate : styles.bar}
              fill={isEstimate ? `url(#${hatch})` : undefined}
              x={middle - thick / 2}
              y={yOf(Math.max(0, satang))}
              width={thick}
              height={base - yOf(Math.max(0, satang))}
            />
            {named ? (
              <text
                x={Math.min(middle, width - room / 2)}
                y={HEIGHT - 10}
                textAnchor="middle"
                className={chart.words}
              >
                {tick}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}
