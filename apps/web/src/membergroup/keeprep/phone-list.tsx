import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { PersonName } from '@coop/ui/whole';
import { memo, useId, useState } from 'react';
import { SignedAmount } from '../../parts/month/signed-amount.tsx';
import type { PeopleProps } from './payroll-table.tsx';
import { type Person, sumsOf, totalWords } from './people.ts';
import styles from './phone-list.module.css';
import { LateDetail, Marks } from './row.tsx';
import { ROW } from './rows.ts';
import { text } from './text.ts';

/** People shown at first, and more with each press. */
const FIRST = 24;
const MORE = 96;

interface RowProps extends Pick<PeopleProps, 'before' | 'onToggle'> {
  readonly person: Person;
  readonly isOpen: boolean;
}

/** Two lines: who and how much; number and marks with the difference. */
const Row = memo(function Row({ person, before, isOpen, onToggle }: RowProps) {
  const detailId = useId();
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.press}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        {...{ [ROW]: person.no }}
        onClick={() => onToggle(person.no)}
      >
        <strong>
          <PersonName>{person.name}</PersonName>
        </strong>
        <strong className={styles.end}>
          <Amount satang={person.amount} />
        </strong>
        <span className={styles.note}>
          {person.no} <Marks person={person} before={before} />
        </span>
        {person.difference !== null && person.difference !== 0 && (
          <span className={`${styles.note} ${styles.end}`}>
            <SignedAmount satang={person.difference} />
          </span>
        )}
      </button>
      {isOpen && (
        <div id={detailId} className={styles.detail}>
          <LateDetail person={person} />
        </div>
      )}
    </li>
  );
});

/** The sheet on a phone: two lines a person, some at first and more on request. */
export function PhoneList(props: PeopleProps) {
  const { caption, people, rest, onRest, whole, compared, before, opened, onToggle } = props;
  const [more, setMore] = useState({ people, count: FIRST });
  // Another choice of people begins at its first again.
  const count = more.people === people ? more.count : FIRST;
  const left = people.length - count;
  const sums = sumsOf([...people, ...rest]);
  const others = sumsOf(rest);
  return (
    <>
      <ul className={styles.list} aria-label={caption}>
        {keyed(people.slice(0, count), (one) => one.no).map(([key, person]) => (
          <Row
            key={key}
            person={person}
            before={before}
            isOpen={opened.has(person.no)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button fullWidth onClick={() => setMore({ people, count: count + MORE })}>
          {text.moreRows(formatCount(Math.min(left, MORE)))}
        </Button>
      )}
      {left <= 0 && rest.length > 0 && (
        <>
          <p className={styles.sum}>
            <span>{text.rest(formatCount(rest.length))}</span>
            <SignedAmount satang={others.difference} />
          </p>
          <Button fullWidth onClick={onRest}>
            {text.restShow(formatCount(rest.length))}
          </Button>
        </>
      )}
      <p className={styles.sum}>
        <strong>{totalWords(sums, whole)}</strong>
        <strong>
          <Amount satang={sums.amount} />
        </strong>
        {compared && (
          <span className={`${styles.note} ${styles.difference}`}>
            <SignedAmount satang={sums.difference} />
          </span>
        )}
      </p>
    </>
  );
}
