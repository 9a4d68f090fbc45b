import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import { Amount } from '../amount/amount.tsx';
import chart from '../chart/chart.module.css';
import type { ChartText } from '../chart/chart-frame.tsx';
import { Whole } from '../whole/whole.tsx';
import styles from './stacked-bar.module.css';

export type StackedBarPart = {
  label: string;
  satang: number;
  /** The amount as it is shown, where that is more than the figure. */
  amount?: ReactNode;
};

export type StackedBarProps = Pick<ChartText, 'caption'> & { parts: readonly StackedBarPart[] };

const LOOKS = 8;

/** The parts of a sum. The list has every amount, in the order of the bar: it is the table. */
export function StackedBar({ caption, parts }: StackedBarProps) {
  const look = (index: number) => `${styles.part} ${styles[`part${(index % LOOKS) + 1}`]}`;
  return (
    <figure className={chart.figure}>
      <figcaption className={chart.caption}>{caption}</figcaption>
      <div className={styles.bar} aria-hidden="true">
        {keyed(parts, ({ label }) => label).map(([key, { satang }], index) =>
          satang > 0 ? (
            <span key={key} className={look(index)} style={{ flexGrow: satang }} />
          ) : null,
        )}
      </div>
      <dl>
        {keyed(parts, ({ label }) => label).map(([key, { label, satang, amount }], index) => (
          <div key={key} className={styles.row}>
            <dt className={styles.term}>
              <span className={`${styles.swatch} ${look(index)}`} aria-hidden="true" />
              <span>
                <Whole>{label}</Whole>
              </span>
            </dt>
            <dd className={styles.amount}>{amount ?? <Amount satang={satang} />}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
