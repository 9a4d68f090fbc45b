import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Tag } from '@coop/ui/tag';
import { PersonName } from '@coop/ui/whole';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Fragment, lazy, memo, Suspense, useId, useState } from 'react';
import { SignedAmount } from '../../parts/month/signed-amount.tsx';
import { nextOrder, type SheetFilter, type Sort } from './filter.ts';
import styles from './keeprep.module.css';
import type { KeeprepProps } from './papers.tsx';
import { isCompared, type Person, partsOf, sumsOf, tagsOf, totalWords } from './people.ts';
import { moveAmongRows, type Opened, ROW } from './rows.ts';
import { text } from './text.ts';

// Asked for at once, and needed only when somebody is opened.
const detail = import('./detail.tsx');
const Detail = lazy(() => detail);

const { columns } = text;

export interface SheetProps extends KeeprepProps {
  readonly opened: Opened;
}

/** The sheet for payroll: a person a row with their total always in sight; everything else opens under the row. */
export function PayrollTable({ data, people: all, filter, opened }: SheetProps) {
  const { shown, rest } = filter;
  const [current, setCurrent] = useState<string>();
  // One row is a stop of the Tab key: the last that had the focus, or the first.
  const stop = shown.some((one) => one.no === current) ? current : shown[0]?.no;
  // Else it is not known what was billed last month, and there are no columns for it.
  const compared = isCompared(all);
  const [sums, whole] = [sumsOf([...shown, ...rest]), sumsOf(all)];
  const caption = text.sheetOf(formatThaiMonth(data.recv_period));
  return (
    <section className={styles.box} aria-label={caption} onKeyDown={moveAmongRows}>
      <table className={styles.payroll}>
        <caption className="visually-hidden">{caption}</caption>
        <Head filter={filter} compared={compared} />
        <tbody>
          {keyed(shown, (one) => one.no).map(([key, person]) => (
            <Row
              key={key}
              person={person}
              compared={compared}
              before={data.previous_recv_period}
              isStop={person.no === stop}
              isOpen={opened.opened.has(person.no)}
              onToggle={opened.toggle}
              onFocus={setCurrent}
            />
          ))}
          {rest.length > 0 && <Rest filter={filter} compared={compared} />}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.no} />
            <th scope="row">{totalWords(sums, whole)}</th>
            <Figures of={sums} compared={compared} />
            {compared && (
              <td>
                งบหน้าทั้งหมด <Amount satang={whole.amount} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface PartProps {
  readonly filter: SheetFilter;
  readonly compared: boolean;
}

function Head({ filter, compared }: PartProps) {
  return (
    <thead>
      <tr>
        <SortHead filter={filter} by="no" className={styles.no} />
        <SortHead filter={filter} by="name" />
        {compared && (
          <th scope="col" className={`${styles.end} ${styles.previous}`}>
            {columns.previous}
          </th>
        )}
        <SortHead filter={filter} by="amount" className={styles.end} />
        {compared && <SortHead filter={filter} by="difference" className={styles.end} />}
        {compared && <th scope="col">{columns.cause}</th>}
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  readonly filter: SheetFilter;
  readonly by: Sort;
  readonly className?: string | undefined;
}

/** A column's head that puts the rows in order: up, down, and as the sheet has them. */
function SortHead({ filter: { order, change }, by, className }: SortHeadProps) {
  const own = order?.by === by ? order : undefined;
  const Icon = own ? (own.isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={own ? (own.isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => change({ sort: nextOrder(by, order) })}
      >
        {columns[by]}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}

/** People who changed with the month only, taken together under the others. */
function Rest({ filter: { rest, change }, compared }: PartProps) {
  const count = formatCount(rest.length);
  return (
    <tr className={styles.rest}>
      <td className={styles.no} />
      <th scope="row">{text.rest(count)}</th>
      <Figures of={sumsOf(rest)} compared={compared} />
      <td>
        {text.restCause}{' '}
        <Button variant="quiet" onClick={() => change({ every: '1' })}>
          {text.restShow(count)}
        </Button>
      </td>
    </tr>
  );
}

interface FiguresProps {
  readonly of: Pick<Person, 'previous' | 'amount' | 'difference'>;
  readonly compared: boolean;
}

/** Last month, this one, and how they differ. */
function Figures({ of, compared }: FiguresProps) {
  return (
    <>
      {compared && (
        <td className={`${styles.end} ${styles.previous}`}>
          <Amount satang={of.previous} />
        </td>
      )}
      <td className={`${styles.end} ${styles.total}`}>
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

export interface MarksProps {
  readonly person: Person;
  /** The month of the sheet before. */
  readonly before: string | undefined;
}

interface RowProps extends MarksProps {
  readonly compared: boolean;
  /** Whether the Tab key stops at it. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (no: string) => void;
  readonly onFocus: (no: string) => void;
}

/** A person on one line; the name is the button that opens what is under it. */
const Row = memo(function Row(props: RowProps) {
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
        <Figures of={person} compared={compared} />
        {compared && <Cause person={person} before={before} />}
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
    <td>
      <Marks {...props} />
      <span className="whole">{first?.words}</span>
      {others.length > 0 && (
        <span className={styles.others}> {text.others(formatCount(others.length))}</span>
      )}
    </td>
  );
}

/** Everything about a person, under their row. */
export function LateDetail({ person }: { person: Person }) {
  return (
    <Suspense fallback={null}>
      <Detail person={person} />
    </Suspense>
  );
}
