import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Tag } from '@coop/ui/tag';
import { PersonName } from '@coop/ui/whole';
import { Fragment, lazy, memo, Suspense, useId } from 'react';
import { SignedAmount } from '../../parts/month/signed-amount.tsx';
import styles from './people.module.css';
import { type Person, partsOf, tagsOf } from './people.ts';
import { ROW } from './rows.ts';
import { text } from './text.ts';

interface FiguresProps {
  readonly of: Pick<Person, 'previous' | 'amount' | 'difference'>;
  readonly compared: boolean;
  /** Of this month's amount. */
  readonly className?: string | undefined;
}

/** Last month, this one, and how they differ. */
export function Figures({ of, compared, className = '' }: FiguresProps) {
  return (
    <>
      {compared && (
        <td className={`${styles.end} ${styles.previous}`}>
          <Amount satang={of.previous} />
        </td>
      )}
      <td className={`${styles.end} ${className}`.trim()}>
        <Amount satang={of.amount} />
      </td>
      {compared && (
        <td className={styles.end}>
          <SignedAmount satang={of.difference} />
        </td>
      )}
    </>
  );
}

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
        <Figures of={person} compared={compared} className={styles.total} />
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

interface MarksProps {
  readonly person: Person;
  /** The month of the sheet before. */
  readonly before: string | undefined;
}

/** What a person stands out by, in tags. */
export function Marks({ person, before }: MarksProps) {
  return keyed(tagsOf(person, before), (one) => one.words).map(([key, { words, tone }]) => (
    <Fragment key={key}>
      <Tag tone={tone}>{words}</Tag>{' '}
    </Fragment>
  ));
}

/** The same with the heaviest cause; the others are told where the person is opened. */
function Cause(props: MarksProps) {
  const [first, ...others] = partsOf(props.person);
  return (
    <>
      <Marks {...props} />
      <span className="whole">{first?.words}</span>
      {others.length > 0 && (
        <span className={styles.others}> {text.others(formatCount(others.length))}</span>
      )}
    </>
  );
}

// Asked for at once, and needed only when somebody is opened.
const detail = import('./detail.tsx');
const Detail = lazy(() => detail);

/** Everything about a person, under their row. */
export function LateDetail({ person }: { person: Person }) {
  return (
    <Suspense fallback={null}>
      <Detail person={person} />
    </Suspense>
  );
}
