import { keyed } from '@coop/format/keyed';
import { joinFigures } from '@coop/format/whole';
import type { ReactNode } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
import { Whole, WholeNumbers } from '../whole/whole.tsx';
import styles from './facts.module.css';

/** As papers have them; a link may have led to one. */
export type Fact = readonly [term: string, value: ReactNode, isMarked?: boolean | undefined];

/** Facts in their order; what is none is left out, so that a condition may stand before one. */
export type FactRows = readonly (Fact | false | null | undefined | '' | 0)[];

/** Base letters from which on a term breaks into two lines rather than send its figure down. */
const LONG_FROM = 12;
const rowClass = (term: string) =>
  term.replace(/\p{M}/gu, '').length < LONG_FROM ? styles.row : `${styles.row} ${styles.long}`;

function Value({ children: value }: { children: ReactNode }) {
  if (typeof value !== 'string') return <dd className={styles.value}>{value}</dd>;
  return (
    // The key takes a former value away with what a page translator has made of it.
    <dd key={value} className={styles.value} {...keepFigure(value)}>
      <Whole>{joinFigures(value)}</Whole>
    </dd>
  );
}

/** A list of terms and values, like a filled-in form; of a term only its number is a stop of its own to a listener. */
export function Facts({ rows }: { rows: FactRows }) {
  const facts = rows.filter((row) => Array.isArray(row)) as Fact[];
  return (
    <dl>
      {keyed(facts, ([term]) => term).map(([key, [term, value, isMarked]]) => (
        <div key={key} className={rowClass(term)} aria-current={isMarked ? 'location' : undefined}>
          <dt className={styles.term}>
            <WholeNumbers>{joinFigures(term)}</WholeNumbers>
          </dt>
          <Value>{value}</Value>
        </div>
      ))}
    </dl>
  );
}
