import { keyed } from '@coop/format/keyed';
import { joinFigures } from '@coop/format/whole';
import type { ReactNode } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
import { Whole } from '../whole/whole.tsx';
import styles from './figures.module.css';

/** A figure with its label, what is said under it, and a link to its own page. */
export type FiguresItem = readonly [
  label: string,
  value: ReactNode,
  note?: ReactNode,
  more?: ReactNode,
];

/** A strip of figures that becomes rows where it is narrow; what is none is left out, as in `Facts`. */
export function Figures({ items }: { items: readonly (FiguresItem | false | undefined)[] }) {
  const shown = items.filter((item) => Array.isArray(item)) as FiguresItem[];
  return (
    <div className={styles.box}>
      <dl className={`${styles.strip} ${shown.length === 5 ? styles.five : ''}`}>
        {keyed(shown, ([label]) => label).map(([key, [label, value, note, more]]) => (
          <div key={key} className={styles.item}>
            <dt className={styles.label}>
              <Whole>{label}</Whole>
            </dt>
            <dd className={styles.value} {...keepFigure(value)}>
              {value}
            </dd>
            {note ? (
              <dd className={styles.note}>{typeof note === 'string' ? joinFigures(note) : note}</dd>
            ) : null}
            {more ? <dd className={styles.more}>{more}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
