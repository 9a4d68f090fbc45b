import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import type { ReactNode } from 'react';
import chart from '../chart/chart.module.css';
import { Whole } from '../whole/whole.tsx';
import styles from './count-bars.module.css';

type CountBar = {
  label: string;
  count: number;
  /** Beside the count: a share, a place. */
  note?: ReactNode;
  /** The bar that the caption speaks of. */
  strong?: boolean;
};

export type CountBarsProps = {
  /** A sentence that says what the bars show. */
  caption: ReactNode;
  /** Unit of the counts: คะแนน. */
  unit: string;
  bars: readonly CountBar[];
  /** Count that fills the width, such as the total of which the bars are shares. By default the greatest. */
  whole?: number;
};

/** Bars of counts under their names, which may be long. */
export function CountBars({ caption, unit, bars, whole = 0 }: CountBarsProps) {
  const full = Math.max(1, whole, ...bars.map((bar) => bar.count));
  return (
    <figure className={chart.figure}>
      <figcaption className={chart.caption}>{caption}</figcaption>
      <ul className={styles.list}>
        {keyed(bars, ({ label }) => label).map(([key, { label, count, note, strong }]) => (
          <li key={key}>
            <span className={styles.words}>
              <span>
                <Whole>{label}</Whole>
              </span>
              <span className={styles.count}>
                <strong translate="no">{formatCount(count)}</strong> {unit} {note}
              </span>
            </span>
            <span className={styles.track}>
              <span
                className={`${styles.bar} ${strong ? styles.strong : ''}`}
                style={{ inlineSize: `${(Math.max(0, count) / full) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
