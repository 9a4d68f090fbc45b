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
import { Fragment, lazy, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { SignedAmount } from '../../parts/month/signed-amount.tsx';
import { nextOrder, type SheetFilter, SORTS } from './filter.ts';
import styles from './keeprep.module.css';
import type { KeeprepProps } from './papers.tsx';
import { type Person, partsOf, sumsOf, tagsOf, totalWords } from './people.ts';
import { moveAmongRows, type Opened, ROW } from './rows.ts';
import { text } from './text.ts';

// Asked for at once, and needed only when somebody is opened.
const detail = import('./detail.tsx');
const Detail = lazy(() => detail);

const { columns } = text;
type Key = keyof typeof columns;
const KEYS = Object.keys(columns) as Key[];

/** Where it is not known what was billed last month, there are no columns for it. */
const keysOf = (compared: boolean): readonly Key[] => (compared ? KEYS : ['no', 'name', 'amount']);

export interface SheetProps extends KeeprepProps {
  readonly opened: Opened;
}

/** The sheet for payroll: a person a row with their total always in sight; everything else opens under the row. */
export function PayrollTable({ data, filter, opened }: SheetProps) {
  const { shown, rest, compared, sums, whole, change } = filter;
  const [current, setCurrent] = useState<string>();
  // One row is a stop of the Tab key: the last that had the focus, or the first.
  const stop = shown.some((one) => one.no === current) ? current : shown[0]?.no;
  const caption = text.sheetOf(formatThaiMonth(data.recv_period));
  return (
    <section className={styles.box} aria-label={caption} onKeyDown={moveAmongRows}>
      <table className={styles.payroll}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {keysOf(compared).map((key) => (
              <HeadCell key={key} filter={filter} of={key} />
            ))}
          </tr>
        </thead>
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
          {rest.length > 0 && (
            <tr className={styles.rest}>
              {cellsOf(compared, sumsOf(rest), {
                name: text.rest(formatCount(rest.length)),
                cause: (
                  <>
                    {text.restCause}{' '}
                    <Button variant="quiet" onClick={() => change({ every: '1' })}>
                      {text.restShow(formatCount(rest.length))}
                    </Button>
                  </>
                ),
              })}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            {cellsOf(compared, sums, {
              name: totalWords(sums, whole),
              cause: ['งบหน้าทั้งหมด ', <Amount key="whole" satang={whole.amount} />],
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** A column's head; most put the rows in order: up, down, and as the sheet has them. */
function HeadCell({ filter: { order, change }, of }: { filter: SheetFilter; of: Key }) {
  const by = SORTS.find((one) => one === of);
  if (!by) {
    return (
      <th scope="col" className={styles[of]}>
        {columns[of]}
      </th>
    );
  }
  const own = order?.by === by ? order : undefined;
  const Icon = own ? (own.isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={styles[of]}
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

/** The cells of a line: of a person, of several together, of all. */
function cellsOf(
  compared: boolean,
  { previous, amount, difference }: Pick<Person, 'previous' | 'amount' | 'difference'>,
  words: Partial<Record<Key, ReactNode>>,
) {
  const cells = {
    ...words,
    previous: <Amount satang={previous} />,
    amount: <Amount satang={amount} />,
    difference: <SignedAmount satang={difference} />,
  };
  return keysOf(compared).map((key) =>
    key === 'name' ? (
      <th key={key} scope="row">
        {cells.name}
      </th>
    ) : (
      <td key={key} className={styles[key]}>
        {cells[key]}
      </td>
    ),
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
        {cellsOf(compared, person, {
          no,
          name: (
            <>
              <button
                type="button"
                className={styles.who}
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
            </>
          ),
          cause: <Cause person={person} before={before} />,
        })}
      </tr>
      {isOpen && (
        <tr id={detailId}>
          <td colSpan={keysOf(compared).length}>
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
    <>
      <Marks {...props} />
      <span className="whole">{first?.words}</span>
      {others.length > 0 && (
        <span className={styles.others}> {text.others(formatCount(others.length))}</span>
      )}
    </>
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
