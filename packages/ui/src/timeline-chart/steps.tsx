import { buildMoneyAxis, MoneyAxis, PLOT } from '../chart/axis.tsx';
import chart from '../chart/chart.module.css';
import styles from './timeline-chart.module.css';

export type TimelineStep = {
  /** ISO day from which on it is the amount. */
  on: string;
  satang: number;
};

type StepsProps = {
  steps: readonly TimelineStep[];
  label: string;
  /** The last day, up to which the last amount holds. */
  to: string;
  width: number;
  height: number;
  xOf: (iso: string) => number;
};

const TOP = 58;
const BOTTOM = 6;

/** An amount over time, level until it changes. */
export function Steps({ steps, label, to, width, height, xOf }: StepsProps) {
  const max = Math.max(0, ...steps.map(({ satang }) => satang));
  const base = height - BOTTOM;
  const { scale, ...axis } = buildMoneyAxis(max, 3, base, TOP);
  const pointAt = (x: number, satang: number) => `${x.toFixed(1)},${axis.yOf(satang).toFixed(1)}`;
  const corners = steps.flatMap(({ on, satang }, index) => [
    pointAt(xOf(on), satang),
    pointAt(xOf(steps[index + 1]?.on ?? to), satang),
  ]);
  const [first] = steps;
  if (!first) return null;
  return (
    <>
      <text y={16} className={`${styles.label} ${styles.clear}`}>
        {label}
      </text>
      <g>
        <MoneyAxis {...axis} scale={{ ...scale, unit: '' }} width={width} />
        <text y={38} className={chart.words}>
          {scale.unit}
        </text>
      </g>
      <polygon
        className={styles.area}
        points={`${xOf(first.on).toFixed(1)},${base} ${corners.join(' ')} ${(width - PLOT.right).toFixed(1)},${base}`}
      />
      <polyline className={styles.line} points={corners.join(' ')} />
    </>
  );
}
