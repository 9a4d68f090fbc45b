import { keyed } from '@coop/format/keyed';
import { HIDDEN_AMOUNT, useAmountsHidden } from '../hide-amounts/hide-amounts.tsx';
import styles from './chart.module.css';
import { buildMoneyScale, buildTicks, type MoneyScale } from './scale.ts';

/** Room for the unit above, the figures at the left (10,000 is the longest) and the names below. */
export const PLOT = { top: 34, bottom: 34, left: 66, right: 14 } as const;

const WIDEST_BAR = 40;

/** Returns scale and places of vertical bars of these amounts, in satang, in a drawing of this size. */
export function layOutBars(amounts: readonly number[], width: number, height: number) {
  const max = Math.max(0, ...amounts);
  const ticks = buildTicks(max, 4);
  const top = ticks.at(-1) || 1;
  const base = height - PLOT.bottom;
  const yOf = (satang: number) => base - (satang / top) * (base - PLOT.top);
  const pitch = (width - PLOT.left - PLOT.right) / Math.max(1, amounts.length);
  const thick = Math.min(WIDEST_BAR, pitch * 0.68);
  return { axis: { ticks, scale: buildMoneyScale(max), width, yOf }, base, yOf, pitch, thick };
}

type MoneyAxisProps = {
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
