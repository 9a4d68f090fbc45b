import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
import { Whole } from '../whole/whole.tsx';
import styles from './facts.module.css';

/** As papers have them. */
export type Fact = readonly [term: string, value: ReactNode];

/** Facts in their order; what is none is left out, so that a condition may stand before one. */
export type FactRows = readonly (Fact | false | null | undefined | '' | 0)[];

function Value({ children: value }: { children: ReactNode }) {
  if (typeof value !== 'string') return <dd className={styles.value}>{value}</dd>;
  return (
    // The key takes a former value away with what a page translator has made of it.
    <dd key={value} className={styles.value} {...keepFigure(value)}>
      <Whole>{value}</Whole>
    </dd>
  );
}

/** A list of terms and values, like a filled-in form. */
export function Facts({ rows }: { rows: FactRows }) {
  const facts = rows.filter((row) => Array.isArray(row)) as Fact[];
  return (
    <dl>
      {keyed(facts, ([term]) => term).map(([key, [term, value]]) => (
        <div key={key} className={styles.row}>
          <dt className={styles.term}>
            <Whole>{term}</Whole>
          </dt>
          <Value>{value}</Value>
        </div>
      ))}
    </dl>
  );
}
