import { Amount } from '@coop/ui/amount';
import { PersonName } from '@coop/ui/whole';
import { memo, useId } from 'react';
import { SignedAmount } from '../../../parts/month/signed-amount.tsx';
import { Cause, Marks } from './cause.tsx';
import { LateDetail } from './late-detail.tsx';
import styles from './people.module.css';
import type { Person } from './people.ts';
import { ROW } from './rows.ts';

interface PayrollRowProps {
  readonly person: Person;
  readonly compared: boolean;
  readonly before: string | undefined;
  /** Whether the Tab key stops at it. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (no: string) => void;
  readonly onFocus: (no: string) => void;
}

/** A person on one line; the name is the button that opens what is under it. */
export const PayrollRow = memo(function PayrollRow(props: PayrollRowProps) {
  const { person, compared, before, isStop, isOpen, onToggle, onFocus } = props;
  const detailId = useId();
  const { no } = person;
  return (
    <>
      <tr className={isOpen ? `${styles.row} ${styles.open}` : styles.row}>
        <td className={styles.no}>{no}</td>
        <th scope="row">
          <button
            type="button"
            className={styles.name}
            tabIndex={isStop ? 0 : -1}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            {...{ [ROW]: no }}
            onClick={() => onToggle(no)}
            onFocus={() => onFocus(no)}
          >
            <PersonName>{person.name}</PersonName>
          </button>
          {!compared && <Marks person={person} before={before} />}
        </th>
        {compared && (
          <td className={`${styles.end} ${styles.previous}`}>
            <Amount satang={person.previous} />
          </td>
        )}
        <td className={`${styles.end} ${styles.total}`}>
          <Amount satang={person.amount} />
        </td>
        {compared && (
          <td className={styles.end}>
            <SignedAmount satang={person.difference} />
          </td>
        )}
        {compared && (
          <td className={styles.cause}>
            <Cause person={person} before={before} />
          </td>
        )}
      </tr>
      {isOpen && (
        <tr id={detailId}>
          <td colSpan={compared ? 6 : 3}>
            <LateDetail person={person} />
          </td>
        </tr>
      )}
    </>
  );
});
