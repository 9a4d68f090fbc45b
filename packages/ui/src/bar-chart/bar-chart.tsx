import { letterCount } from '@coop/format/text/thai-text';
import { useId } from 'react';
import { Amount } from '../amount/amount.tsx';
import { ChartFrame, type ChartText } from '../chart/chart-frame.tsx';
import { Columns } from '../chart/columns.tsx';
import { Hatch } from '../chart/hatch.tsx';
import { UNITS_PER_REM } from '../measure/use-width.ts';
import styles from './bar-chart.module.css';

type Bar = {
  label: string;
  satang: number;
  /** Not certain yet: hatched. */
  isEstimate?: boolean;
  /** Text under the bar, where the label is too long for it: ม.ค. of ม.ค. 2569. */
  tick?: string;
};

export type BarChartProps = ChartText & {
  bars: readonly Bar[];
  columns?: readonly [string, string];
};

const HEIGHT = 240;
// A short month (มี.ค.) with air.
const LEAST_LABEL = 48;
/** Width of a letter on average, of the height of the text. */
const LETTER = 0.5;

/** Room for the longest label, in units. */
function labelWidth(bars: readonly Bar[]): number {
  const letters = Math.max(0, ...bars.map(({ label, tick = label }) => letterCount(tick)));
  return Math.max(LEAST_LABEL, letters * LETTER * UNITS_PER_REM);
}

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
  return (
    <>
      {bars.some((bar) => bar.isEstimate) ? <Hatch id={hatch} className={styles.bar} /> : null}
      <Columns
        columns={bars}
        maxSatang={Math.max(...bars.map(({ satang }) => satang))}
        labelOf={({ label }) => label}
        tickOf={({ label, tick = label }) => tick}
        labelWidth={labelWidth(bars)}
        width={width}
        height={HEIGHT}
      >
        {({ satang, isEstimate }, { yOf, ...box }) => (
          <rect
            className={isEstimate ? styles.estimate : styles.bar}
            fill={isEstimate ? `url(#${hatch})` : undefined}
            {...box}
            y={yOf(Math.max(0, satang))}
            height={yOf(0) - yOf(Math.max(0, satang))}
          />
        )}
      </Columns>
    </>
  );
}
