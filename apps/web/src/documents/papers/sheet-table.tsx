import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { letterCount } from '@coop/format/text/thai-text';
import type { Paper, PaperColumn, PaperRow, PaperTable } from '@coop/papers/paper';
import { keepFigure } from '@coop/ui/keep-figure';
import type { ComponentProps, CSSProperties } from 'react';
import { useSite } from '../../site/site.tsx';
import styles from './paper-sheet.module.css';

/** Width of a page between its margins where it is kept in a file, mm: lying, upright. */
const LYING_MM = 264;
const UPRIGHT_MM = 170;
/** Width of a digit in the face of papers, mm for each point of its size. */
const DIGIT_MM = 0.186;
/** Blank of a cell, in digits. */
const AIR = 1.3;
/** Digits that any column has room for, and those beyond which words may take two lines. */
const LEAST = 4;
const LONGEST = 34;
/** Columns from which on letters are a little smaller. */
const MANY = 10;
/** Letters for which a column of words has room, however many columns there are. */
const WHOLE = 14;
const SMALLEST_PT = 8;
const LARGEST_PT = 8.5;

/** Tells whether a cell may take more lines than it is written in. */
const isLong = (text: string) => text.split('\n').some((line) => letterCount(line) > LONGEST);

/** The largest letters, in points, in which the columns of a dense table fit the page side by side. */
function denseSize(table: PaperTable, { isLying }: Paper): number {
  const { columns, rows, totals = [] } = table;
  const lines = [...rows, ...totals.map((row) => ['', ...row.slice(1)])];
  const rooms = columns.map((_, index) => {
    const texts = lines.flatMap((row) => (row[index] ?? '').split('\n'));
    const longest = texts.reduce((so, line) => Math.max(so, letterCount(line)), LEAST);
    return AIR + Math.min(LONGEST, longest);
  });
  const all = rooms.reduce((sum, room) => sum + room, 0);
  const fits = (isLying ? LYING_MM : UPRIGHT_MM) / (all * DIGIT_MM);
  return Math.min(LARGEST_PT, Math.max(SMALLEST_PT, Math.floor(fits * 10) / 10));
}

/** Room that a column of words keeps in print beside many others: that of its longest text, up to so many letters. */
function leastOf({ rows }: PaperTable, place: number): CSSProperties {
  const longest = Math.max(0, ...rows.map((row) => letterCount(row[place] ?? '')));
  return { '--least': `${Math.min(WHOLE, longest)}ch` } as CSSProperties;
}

const endOf = (column: PaperColumn | undefined) =>
  column?.align === 'end' ? styles.end : undefined;

const lookOf = (column: PaperColumn, text = '') =>
  endOf(column) ?? (isLong(text) ? styles.words : undefined);

interface SheetTableProps {
  readonly table: PaperTable;
  readonly paper: Paper;
}

/** A table of a paper, as its file has it; where its pages are known, each with what it carries over. */
export function SheetTable({ table, paper }: SheetTableProps) {
  const { breaks, rows } = table;
  const part = { table, paper };
  if (!breaks) return <TablePart {...part} from={0} to={rows.length} isLast />;
  const pages = [0, ...breaks];
  return pages.map((from, index) => {
    const to = pages[index + 1] ?? rows.length;
    const isLast = index === breaks.length;
    return (
      <div key={from} className={isLast ? undefined : styles.page}>
        {pages.length > 1 && <Running paper={paper} page={index + 1} pages={pages.length} />}
        <TablePart {...part} from={from} to={to} isLast={isLast} />
      </div>
    );
  });
}

/** Over each page of a table but the first whose it is; on all of them the number of the sheet. */
function Running({ paper, page, pages }: { paper: Paper; page: number; pages: number }) {
  const { coopNameTH } = useSite();
  const { title, owner } = paper;
  return (
    <p className={styles.running}>
      <span>{page > 1 && `${coopNameTH} ${[title, owner].filter(Boolean).join(' · ')}`}</span>
      <span>
        แผ่นที่ {formatCount(page)}/{formatCount(pages)}
      </span>
    </p>
  );
}

interface TablePartProps extends SheetTableProps {
  /** The rows from here until before there. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

/** Rows of a table under its heads, the totals below the last. */
function TablePart({ table, paper, from, to, isLast }: TablePartProps) {
  const { title, label, columns, rows, totals = [], sums = [], carried, breaks } = table;
  const name = title ?? label ?? (paper.look === 'table' ? paper.title : undefined);
  const forward = breaks && carried;
  // In print only: on a screen the letters are of the size that others have.
  const style = { '--dense': `${denseSize(table, paper)}pt` } as CSSProperties;
  const look = table.isDense ? styles.dense : columns.length > MANY ? styles.many : '';
  return (
    <table className={`${styles.table} ${look}`} style={table.isDense ? style : undefined}>
      {name && <caption className={title ? undefined : 'visually-hidden'}>{name}</caption>}
      <Heads table={table} />
      <tbody>
        {forward && from > 0 && <SumRow columns={columns} row={forward(from, 'first')} />}
        {keyed(rows.slice(from, to), ([first]) => first).map(([key, row], index) =>
          sums.includes(from + index) ? (
            <SumRow key={key} columns={columns} row={row} />
          ) : (
            <tr key={key}>
              {columns.map((column, place) => (
                <Cell
                  key={String(place)}
                  className={lookOf(column, row[place])}
                  isName={place === 0 && Boolean(row[place])}
                >
                  {row[place] || '\u00a0'}
                </Cell>
              ))}
            </tr>
          ),
        )}
        {forward && !isLast && <SumRow columns={columns} row={forward(to, 'last')} />}
      </tbody>
      {isLast && totals.length > 0 && (
        <tfoot>
          {keyed(totals, ([label]) => label).map(([key, row]) => (
            <SumRow key={key} columns={columns} row={row} />
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** A cell of a row, which the first one names, where it is not a blank to be filled in by hand. */
function Cell({ isName, ...cell }: ComponentProps<'td'> & { readonly isName: boolean }) {
  const kept = { ...cell, ...keepFigure(cell.children) };
  return isName ? <th scope="row" {...kept} /> : <td {...kept} />;
}

/** The heads: of groups over those of their columns, where there are groups. */
function Heads({ table }: Pick<SheetTableProps, 'table'>) {
  const { columns, isDense } = table;
  const isGrouped = columns.some(({ group }) => group !== undefined);
  const heads = keyed(columns, ({ header }) => header);
  return (
    <thead>
      <tr>
        {heads.map(([key, column], index) => {
          const { group } = column;
          if (group === undefined) {
            const isWords = !isDense && column.align === 'start';
            return (
              <Head
                key={key}
                column={column}
                rows={isGrouped ? 2 : undefined}
                style={isWords ? leastOf(table, index) : undefined}
              />
            );
          }
          if (columns[index - 1]?.group === group) return null;
          const span = columns.filter((paperColumn) => paperColumn.group === group).length;
          return (
            <th key={key} scope="colgroup" colSpan={span} className={styles.group}>
              {group}
            </th>
          );
        })}
      </tr>
      {isGrouped && (
        <tr>
          {heads.map(([key, column]) =>
            column.group === undefined ? null : <Head key={key} column={column} />,
          )}
        </tr>
      )}
    </thead>
  );
}

interface HeadProps {
  readonly column: PaperColumn;
  readonly rows?: number | undefined;
  readonly style?: CSSProperties | undefined;
}

function Head({ column, rows, style }: HeadProps) {
  return (
    <th scope="col" rowSpan={rows} className={endOf(column)} style={style}>
      {column.header}
    </th>
  );
}

/** A line of sums; its label takes the empty cells after it. */
function SumRow({ columns, row }: { columns: PaperTable['columns']; row: PaperRow }) {
  const column = Math.max(
    0,
    row.findIndex((text) => text !== ''),
  );
  const sums = row.slice(column + 1);
  const filled = sums.findIndex((sum) => sum !== '');
  const taken = filled === -1 ? sums.length : filled;
  return (
    <tr className={styles.sum}>
      {row.slice(0, column).map((_, place) => (
        <td key={String(place)}>{'\u00a0'}</td>
      ))}
      <th scope="row" colSpan={1 + taken}>
        {row[column]}
      </th>
      {sums.slice(taken).map((sum, place) => (
        <td
          key={String(place)}
          className={endOf(columns[column + 1 + taken + place])}
          {...keepFigure(sum)}
        >
          {sum}
        </td>
      ))}
    </tr>
  );
}
