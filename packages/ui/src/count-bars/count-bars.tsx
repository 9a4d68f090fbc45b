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
  /** The sentence that says what the bars show. */
  caption: ReactNode;
  /** Word of what is counted: คะแนน. */
  unit: string;
  bars: readonly CountBar[];
  /** The count that fills the width; the whole, where the bars are its shares. By default the greatest. */
  whole?: number;
};

/** Counts under names, which may be long: each bar lies under its name, with its count in words. */
export function CountBars({ caption, unit, bars, whole = 0 }: CountBarsProps) {
  const full = Math.max(1, whole, ...bars.map((one) => one.count));
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
                <strong>{formatCount(count)}</strong> {unit} {note}
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
