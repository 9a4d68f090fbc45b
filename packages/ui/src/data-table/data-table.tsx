import { keyed } from '@coop/format/keyed';
import { joinFigures } from '@coop/format/whole';
import { type ReactNode, useState } from 'react';
import { useScroller } from '../measure/use-scroller.ts';
import { moveAmongRows } from '../open-row/open-row.tsx';
import { WholeNumbers } from '../whole/whole.tsx';
import { type BodyColumn, BodyRow, type Opening } from './body-row.tsx';
import styles from './data-table.module.css';
import { HeadCell, type Sorting } from './head-cell.tsx';
import { ROLES, SumRow } from './sum-row.tsx';

type RowGroup<Row> = { label: string | null; rows: readonly Row[] };

// Few enough that one group is cheap to lay out, many enough that 420 rows are few groups.
const CHUNK = 20;

/** Splits rows where the label changes; without labels into chunks, so that the browser can skip hidden ones. */
function groupRows<Row>(rows: readonly Row[], labelOf: ((row: Row) => string) | undefined) {
  const groups: { label: string | null; rows: Row[] }[] = [];
  for (const row of rows) {
    const label = labelOf ? labelOf(row) : null;
    const last = groups.at(-1);
    const open = last && last.label === label && (labelOf || last.rows.length < CHUNK);
    if (open) last.rows.push(row);
    else groups.push({ label, rows: [row] });
  }
  return groups;
}

export type DataTableColumn<Row> = BodyColumn<Row> & {
  /** Not on the first column: the totals' label stands there. */
  total?: ReactNode;
};

export type DataTableProps<Row> = {
  caption: string;
  /** Shows the caption, by which the table is otherwise only named: where no heading says the same. */
  showCaption?: boolean;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  totalsLabel?: string;
  /** The last line by column key, where its label stands in the column that names the rows. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Neighbouring rows with the same label become a group under that label. */
  groupBy?: (row: Row) => string;
  /** The last line of a group, by column key; undefined for a group that needs none. */
  groupTotals?: (
    rows: readonly Row[],
    label: string,
  ) => Readonly<Record<string, ReactNode>> | undefined;
  dense?: boolean;
  /** As cards each row is one line without labels, for rows of very few cells that speak for themselves. */
  oneLine?: boolean;
  /** Keeps the column heads at the top of the window; for tables of many screens. */
  stickyHead?: boolean;
  /** Stands in a frame; heads and sums stay in sight at the edges of the window. */
  framed?: boolean;
  sorting?: Sorting;
  /** Of many rows only those are drawn anew that changed, where this and the columns are the same as before. */
  opening?: Opening<Row>;
  /** Keys of the rows that are open. */
  opened?: ReadonlySet<string>;
  /** Tells whether a row is the one that a link led to. */
  isMarked?: (row: Row) => boolean;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, columns, rows, totalsLabel, groupBy, opening } = props;
  const { scrolls: wide, scroller } = useScroller('across', { 'aria-label': caption });
  const totals = props.totals ?? Object.fromEntries(columns.map(({ key, total }) => [key, total]));
  const look = tableClass(props, wide);
  const stop = useStop(props);
  return (
    <>
      {wide ? <p className={`${styles.hint} no-print`}>เลื่อนตารางไปทางขวาเพื่อดูคอลัมน์ที่เหลือ</p> : null}
      <div className={regionClass(props, wide)} {...scroller}>
        <table
          {...ROLES.table}
          {...(!showCaption && { 'aria-label': caption })}
          className={look}
          onKeyDown={opening && moveAmongRows}
        >
          {showCaption && <caption className={styles.caption}>{joinFigures(caption)}</caption>}
          <thead {...ROLES.rowgroup}>
            <tr {...ROLES.row}>
              {keyed(columns, (column) => column.key).map(([key, column]) => (
                <HeadCell key={key} column={column} sorting={props.sorting} />
              ))}
            </tr>
          </thead>
          {keyed(groupRows(rows, groupBy), (group) => groupKey(group, props)).map(
            ([key, group]) => (
              <Group key={key} {...props} group={group} stop={stop} />
            ),
          )}
          {totalsLabel || props.totals ? (
            <tfoot {...ROLES.rowgroup}>
              <SumRow label={totalsLabel} columns={columns} values={totals} />
            </tfoot>
          ) : null}
        </table>
      </div>
    </>
  );
}

/** From this many rows on the browser skips those off the screen; fewer cost nothing and print faster. */
const LONG_FROM = 60;
/** More columns than this do not fit an office screen at the body's text size. */
const MANY_FROM = 9;

/** A box that scrolls sideways cannot have a sticky head. */
function regionClass<Row>({ stickyHead, framed }: DataTableProps<Row>, wide: boolean): string {
  const isSticky = (stickyHead || framed) && !wide;
  return [styles.region, framed && styles.framed, isSticky && styles.sticky]
    .filter(Boolean)
    .join(' ');
}

/** Of rows that open, the one that the Tab key stops at: the last that had the focus, or the first. */
function useStop<Row>({ rows, opening }: DataTableProps<Row>) {
  const [last, onFocus] = useState<string>();
  const keyOf = (row: Row) => opening?.keyOf(row);
  const isThere = last !== undefined && rows.some((row) => keyOf(row) === last);
  const stop = isThere ? last : rows.map(keyOf).find(Boolean);
  return { onFocus, isAt: (row: Row) => stop !== undefined && keyOf(row) === stop };
}

function tableClass<Row>({ rows, columns, dense, oneLine }: DataTableProps<Row>, wide: boolean) {
  return [
    styles.table,
    dense && styles.dense,
    oneLine && styles.oneLine,
    wide && styles.wide,
    columns.length >= MANY_FROM && styles.many,
    rows.length >= LONG_FROM ? styles.long : styles.short,
  ]
    .filter(Boolean)
    .join(' ');
}

function groupKey<Row>({ rows }: RowGroup<Row>, { rowKey }: DataTableProps<Row>) {
  const [first] = rows;
  return first === undefined ? '' : rowKey(first);
}

/** Estimated height of a group as cards before it is first drawn: 2.2 rem per line. */
const sizeOf = (lines: number) => `auto ${Math.round(lines * 2.2)}rem`;

function Group<Row>(
  props: DataTableProps<Row> & { group: RowGroup<Row>; stop: ReturnType<typeof useStop<Row>> },
) {
  const { columns, rowKey, groupTotals, opening, opened, isMarked, stop } = props;
  const { label, rows } = props.group;
  const sums = label === null ? undefined : groupTotals?.(rows, label);
  return (
    <tbody
      {...ROLES.rowgroup}
      style={{ containIntrinsicBlockSize: sizeOf(rows.length * columns.length) }}
    >
      {label !== null ? (
        <tr {...ROLES.row} className={styles.group}>
          <th {...ROLES.rowheader} scope="rowgroup" colSpan={columns.length}>
            <span>
              <WholeNumbers>{label}</WholeNumbers>
            </span>
          </th>
        </tr>
      ) : null}
      {keyed(rows, rowKey).map(([key, row]) => (
        <BodyRow
          key={key}
          columns={columns}
          of={row}
          opening={opening}
          isOpen={opened?.has(opening?.keyOf(row) ?? '') ?? false}
          isMarked={isMarked?.(row) ?? false}
          isStop={stop.isAt(row)}
          onFocus={stop.onFocus}
        />
      ))}
      {sums ? <SumRow label={`รวม ${label}`} columns={columns} values={sums} /> : null}
    </tbody>
  );
}
