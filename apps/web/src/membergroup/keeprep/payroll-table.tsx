import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useState } from 'react';
import { nextOrder, type Sort, type SortOrder } from './filter.ts';
import styles from './people.module.css';
import { type Person, type Sums, sumsOf, totalWords } from './people.ts';
import { Figures, PayrollRow } from './row.tsx';
import { moveAmongRows } from './rows.ts';
import { text } from './text.ts';

const { columns } = text;

export interface PeopleProps {
  readonly caption: string;
  readonly people: readonly Person[];
  /** People who changed with the month only, taken together under the others. */
  readonly rest: readonly Person[];
  readonly onRest: () => void;
  /** What the whole sheet comes to. */
  readonly whole: Sums;
  /** Whether it is known what was billed last month; else there are no columns for it. */
  readonly compared: boolean;
  readonly before: string | undefined;
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (no: string) => void;
}

interface PayrollTableProps extends PeopleProps {
  readonly order: SortOrder | undefined;
  readonly onSort: (sort: string) => void;
}

interface SortHeadProps {
  readonly by: Sort;
  readonly label: string;
  readonly order: SortOrder | undefined;
  readonly className?: string | undefined;
  readonly onSort: (sort: string) => void;
}

/** A column's head that puts the rows in order: up, down, and as the sheet has them. */
function SortHead({ by, label, order, className, onSort }: SortHeadProps) {
  const own = order?.by === by ? order : undefined;
  const Icon = own ? (own.isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={own ? (own.isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(nextOrder(by, order))}>
        {label}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}

function Head({ compared, ...sort }: Pick<PayrollTableProps, 'compared' | 'order' | 'onSort'>) {
  return (
    <thead>
      <tr>
        <SortHead {...sort} by="no" label={columns.no} className={styles.no} />
        <SortHead {...sort} by="name" label={columns.name} />
        {compared && (
          <th scope="col" className={`${styles.end} ${styles.previous}`}>
            {columns.previous}
          </th>
        )}
        <SortHead {...sort} by="amount" label={columns.amount} className={styles.end} />
        {compared && (
          <SortHead {...sort} by="difference" label={columns.difference} className={styles.end} />
        )}
        {compared && <th scope="col">{columns.cause}</th>}
      </tr>
    </thead>
  );
}

function Rest({ rest, onRest, compared }: Pick<PeopleProps, 'rest' | 'onRest' | 'compared'>) {
  const count = formatCount(rest.length);
  return (
    <tr className={styles.rest}>
      <td className={styles.no} />
      <th scope="row">{text.rest(count)}</th>
      <Figures of={sumsOf(rest)} compared={compared} />
      <td>
        {text.restCause}{' '}
        <Button variant="quiet" onClick={onRest}>
          {text.restShow(count)}
        </Button>
      </td>
    </tr>
  );
}

/** The sheet for payroll: a person a row with their total always in sight; everything else opens under the row. */
export function PayrollTable(props: PayrollTableProps) {
  const { caption, people, rest, whole, compared, before, opened, onToggle } = props;
  const [current, setCurrent] = useState<string>();
  // One row is a stop of the Tab key: the last that had the focus, or the first.
  const stop = people.some((one) => one.no === current) ? current : people[0]?.no;
  const sums = sumsOf([...people, ...rest]);
  return (
    <section className={styles.box} aria-label={caption} onKeyDown={moveAmongRows}>
      <table className={styles.payroll}>
        <caption className="visually-hidden">{caption}</caption>
        <Head compared={compared} order={props.order} onSort={props.onSort} />
        <tbody>
          {keyed(people, (one) => one.no).map(([key, person]) => (
            <PayrollRow
              key={key}
              person={person}
              compared={compared}
              before={before}
              isStop={person.no === stop}
              isOpen={opened.has(person.no)}
              onToggle={onToggle}
              onFocus={setCurrent}
            />
          ))}
          {rest.length > 0 && <Rest rest={rest} onRest={props.onRest} compared={compared} />}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.no} />
            <th scope="row">{totalWords(sums, whole)}</th>
            <Figures of={sums} compared={compared} />
            {compared && (
              <td>
                {text.wholeSheet} <Amount satang={whole.amount} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
