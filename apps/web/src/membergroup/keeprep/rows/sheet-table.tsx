import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { focusRow } from '@coop/ui/open-row';
import { Tag } from '@coop/ui/tag';
import { PersonName } from '@coop/ui/whole';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { SignedAmount } from '../../../collection/signed-amount.tsx';
import { lazyPart } from '../../../page/lazy-part.tsx';
import { nextOrder, SORTS } from '../../billing-sheet/filter.ts';
import type { KeeprepProps } from '../../billing-sheet/papers.tsx';
import { type Person, partsOf, sumsOf, tagsOf, totalWords } from '../../billing-sheet/people.ts';
import { text } from '../../billing-sheet/text.ts';
import styles from './rows.module.css';

// Asked for at once, and needed only when somebody is opened.
const detail = import('./detail.tsx');
const Detail = lazyPart(async () => (await detail).Detail);

/** People whose rows are open, and the one that is to have the focus as soon as it is there. */
export function useOpened(shown: unknown) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [wanted, want] = useState<string>();
  const toggle = useCallback((no: string) => {
    setOpened((now) => {
      const next = new Set(now);
      if (!next.delete(no)) next.add(no);
      return next;
    });
  }, []);
  const open = useCallback((no: string) => {
    setOpened((now) => new Set(now).add(no));
    want(no);
  }, []);
  // The row may come with the people who are shown next.
  useEffect(() => {
    if (wanted !== undefined && focusRow(wanted)) want(undefined);
  }, [wanted, shown]);
  return { opened, toggle, /** Opens a row and moves the focus to it. */ open };
}

export interface SheetProps extends KeeprepProps {
  readonly opened: ReturnType<typeof useOpened>;
}

const AMOUNTS: readonly string[] = ['previous', 'amount', 'difference'];
const KNOWN: readonly string[] = ['no', 'name', 'amount'];

/** People who are taken together in a line of their own. */
interface Together extends Pick<Person, 'previous' | 'amount' | 'difference'> {
  readonly no: '';
  readonly name: string;
  readonly cause: ReactNode;
}

type Line = Person | Together;

const isPerson = (line: Line): line is Person => line.no !== '';

const { columns: HEADERS } = text;
type Key = keyof typeof HEADERS;

const cellsOf = (line: Line, before?: string): Readonly<Record<Key, ReactNode>> => ({
  no: (
    <span className="nowrap" translate="no">
      {line.no}
    </span>
  ),
  name: isPerson(line) ? <PersonName>{line.name}</PersonName> : <strong>{line.name}</strong>,
  previous: <Amount satang={line.previous} />,
  amount: <Amount satang={line.amount} />,
  difference: <SignedAmount satang={line.difference} />,
  cause: (
    <div className={styles.cause}>
      {isPerson(line) ? <Cause person={line} before={before} /> : line.cause}
    </div>
  ),
});

/** Returns the columns; none of last month's bill where it is not known. */
function columnsOf(compared: boolean, before: string | undefined): DataTableColumn<Line>[] {
  const keys = Object.keys(HEADERS) as Key[];
  const shown = compared ? keys : keys.filter((key) => KNOWN.includes(key));
  return shown.map((key) => ({
    key,
    header: HEADERS[key],
    isBaht: AMOUNTS.includes(key),
    align: AMOUNTS.includes(key) ? 'end' : 'start',
    priority: key === 'name' ? 'title' : key === 'amount' ? 'main' : 'detail',
    cell: (line) => (
      <>
        {cellsOf(line, before)[key]}
        {/* Which have no other place then. */}
        {key === 'name' && !compared && isPerson(line) && <Marks person={line} before={before} />}
      </>
    ),
  }));
}

const keyOf = ({ no }: Line) => no || undefined;

/** The sheet for payroll: a person a row with their total always in sight; everything else opens under the row. */
export function SheetTable({ data, filter, opened }: SheetProps) {
  const { shown, rest, compared, sums, whole, order, change } = filter;
  const before = data.previous_recv_period;
  const columns = useMemo(() => columnsOf(compared, before), [compared, before]);
  const { toggle } = opened;
  const opening = useMemo(() => ({ onToggle: toggle, keyOf, detail: detailOf }), [toggle]);
  const together: Together = {
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
  };
  const whom = ['ทั้งหมดในรายชื่อ ', <Amount key="whole" satang={whole.amount} unit="บาท" />];
  return (
    <DataTable<Line>
      caption={text.sheetOf(formatThaiMonth(data.recv_period))}
      columns={columns}
      rows={rest.length > 0 ? [...shown, together] : shown}
      rowKey={({ no }) => no}
      totals={cellsOf({ no: '', name: totalWords(sums, whole), ...sums, cause: whom })}
      framed
      sorting={{ keys: SORTS, ...order, onSort: (by) => change({ sort: nextOrder(by, order) }) }}
      opened={opened.opened}
      opening={opening}
    />
  );
}

export interface MarksProps {
  readonly person: Person;
  /** The month of the sheet before. */
  readonly before: string | undefined;
}

/** Shows what a person stands out by, in tags. */
export function Marks({ person, before }: MarksProps) {
  return keyed(tagsOf(person, before), (row) => row.words).map(([key, { words, tone }]) => (
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
export const detailOf = (line: Line) => isPerson(line) && <Detail person={line} />;
