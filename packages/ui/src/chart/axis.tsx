import { keyed } from '@coop/format/keyed';
import { HIDDEN_AMOUNT, useAmountsHidden } from '../hide-amounts/hide-amounts.tsx';
import styles from './chart.module.css';
import { buildMoneyScale, buildTicks, yearBEOfDay } from './scale.ts';

/** Room for the unit above, the figures at the left (10,000 is the longest) and the names below. */
export const PLOT = { top: 34, bottom: 34, left: 66, right: 14 } as const;

/** Axis from 0 to a round amount that is not below `maxSatang`, between two heights of a drawing. */
export function buildMoneyAxis(maxSatang: number, count: number, bottom: number, top: number) {
  const ticks = buildTicks(maxSatang, count);
  const highest = ticks.at(-1) || 1;
  const yOf = (satang: number) => bottom - (satang / highest) * (bottom - top);
  return { ticks, scale: buildMoneyScale(maxSatang), yOf };
}

export function MoneyAxis(props: ReturnType<typeof buildMoneyAxis> & { width: number }) {
  const { ticks, scale, width, yOf } = props;
  const hidden = useAmountsHidden();
  return (
    <g>
      <text x={0} y={16} className={styles.words}>
        {scale.unit}
      </text>
      {keyed(ticks, (tick) => tick).map(([key, tick]) => (
        <g key={key}>
          <line
            className={tick === 0 ? styles.base : styles.grid}
            x1={PLOT.left}
            x2={width - PLOT.right}
            y1={yOf(tick)}
            y2={yOf(tick)}
          />
          <text x={PLOT.left - 10} y={yOf(tick) + 5} textAnchor="end" className={styles.words}>
            {hidden && tick !== 0 ? HIDDEN_AMOUNT.slice(0, 3) : scale.format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

export type XLabelsProps = {
  ticks: readonly number[];
  width: number;
  y: number;
  xOf: (tick: number) => number;
};

/** Years under the axis, kept inside the drawing: half a year's width from either edge. */
export function XLabels({ ticks, width, y, xOf }: XLabelsProps) {
  return (
    <g className={styles.words}>
      {keyed(ticks, (tick) => tick).map(([key, tick]) => (
        <text key={key} x={Math.min(Math.max(xOf(tick), 20), width - 22)} y={y} textAnchor="middle">
          {yearBEOfDay(tick)}
        </text>
      ))}
    </g>
  );
}
