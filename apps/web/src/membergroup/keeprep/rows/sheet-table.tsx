import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { Tag } from '@coop/ui/tag';
import { PersonName } from '@coop/ui/whole';
import { Fragment, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { SignedAmount } from '../../../parts/month/signed-amount.tsx';
import { nextOrder, SORTS } from '../filter.ts';
import type { KeeprepProps } from '../papers.tsx';
import { type Person, partsOf, sumsOf, tagsOf, totalWords } from '../people.ts';
import { text } from '../text.ts';
import styles from './rows.module.css';
import type { Opened } from './use-opened.ts';

// Asked for at once, and needed only when somebody is opened.
const detail = import('./detail.tsx');
const Detail = lazy(() => detail);

export interface SheetProps extends KeeprepProps {
  readonly opened: Opened;
}

type Amounts = Pick<Person, 'previous' | 'amount' | 'difference'>;

/** People who are taken together in a line of their own. */
interface Together extends Amounts {
  readonly no: '';
  readonly name: string;
  readonly cause: ReactNode;
}

type Line = Person | Together;

const isPerson = (line: Line): line is Person => line.no !== '';

/** The cells of what people come to, as in the line of each. */
const amountsOf = ({ previous, amount, difference }: Amounts) => ({
  previous: <Amount satang={previous} />,
  amount: <Amount satang={amount} />,
  difference: <SignedAmount satang={difference} />,
});

/** Where it is not known what was billed last month, there are no columns for it. */
function columnsOf(compared: boolean, before: string | undefined): DataTableColumn<Line>[] {
  const { no, name, cause, ...amounts } = text.columns;
  const money = Object.entries(amounts).map(([key, header]): DataTableColumn<Line> => {
    const of = key as keyof typeof amounts;
    return {
      key,
      header,
      align: 'end',
      ...(of === 'amount' && { priority: 'main' }),
      cell: (line) => amountsOf(line)[of],
    };
  });
  return [
    { key: 'no', header: no, cell: (line) => <span className="nowrap">{line.no}</span> },
    {
      key: 'name',
      header: name,
      priority: 'title',
      cell: (line) => (
        <>
          {isPerson(line) ? <PersonName>{line.name}</PersonName> : <strong>{line.name}</strong>}
          {!compared && isPerson(line) && <Marks person={line} before={before} />}
        </>
      ),
    },
    ...money.filter(({ key }) => compared || key === 'amount'),
    ...(compared
      ? [
          {
            key: 'cause',
            header: cause,
            cell: (line: Line) =>
              isPerson(line) ? <Cause person={line} before={before} /> : line.cause,
          },
        ]
      : []),
  ];
}

const keyOf = ({ no }: Line) => no || undefined;

/** The sheet for payroll: a person a row with their total always in sight; everything else opens under the row. */
export function SheetTable({ data, filter, opened }: SheetProps) {
  const { shown, rest, compared, sums, whole, order, change } = filter;
  const before = data.previous_recv_period;
  const columns = useMemo(() => columnsOf(compared, before), [compared, before]);
  const { opened: open, toggle } = opened;
  const opening = useMemo(
    () => ({ opened: open, onToggle: toggle, keyOf, detail: detailOf }),
    [open, toggle],
  );
  const together = (): Together => ({
    no: '',
    name: text.rest(formatCount(rest.length)),
    ...sumsOf(rest),
    cause: (
      <>
        {text.restCause}{' '}
        <Button variant="quiet" onClick={() => change({ every: '1' })}>
          {text.restShow(formatCount(rest.length))}
        </Button>
      </>
    ),
  });
  return (
    <DataTable<Line>
      caption={text.sheetOf(formatThaiMonth(data.recv_period))}
      columns={columns}
      rows={rest.length > 0 ? [...shown, together()] : shown}
      rowKey={({ no }) => no}
      totals={{
        name: totalWords(sums, whole),
        ...amountsOf(sums),
        cause: ['งบหน้าทั้งหมด ', <Amount key="whole" satang={whole.amount} />],
      }}
      boxed
      sorting={{ keys: SORTS, ...order, onSort: (by) => change({ sort: nextOrder(by, order) }) }}
      opening={opening}
    />
  );
}

export interface MarksProps {
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

/** Everything about a person, under their row. */
export const detailOf = (line: Line) =>
  isPerson(line) && (
    <Suspense fallback={null}>
      <Detail person={line} />
    </Suspense>
  );
