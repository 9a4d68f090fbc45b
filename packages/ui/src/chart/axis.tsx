import { keyed } from '@coop/format/keyed';
import { HIDDEN_AMOUNT, useAmountsHidden } from '../hide-amounts/hide-amounts.tsx';
import styles from './chart.module.css';
import type { MoneyScale } from './scale.ts';

/** Room for the unit above, the figures at the left (10,000 is the longest) and the names below. */
export const PLOT = { top: 34, bottom: 34, left: 66, right: 14 } as const;

export type MoneyAxisProps = {
  ticks: readonly number[];
  scale: MoneyScale;
  width: number;
  yOf: (satang: number) => number;
};

export function MoneyAxis({ ticks, scale, width, yOf }: MoneyAxisProps) {
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
