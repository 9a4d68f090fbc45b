import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { useSite } from '../../site/site.tsx';
import { denseSize, isLong } from './dense-size.ts';
import type { Paper, PaperColumn, PaperRow, PaperTable } from './paper.ts';
import styles from './paper-sheet.module.css';

const endOf = (column: PaperColumn | undefined) =>
  column?.align === 'end' ? styles.end : undefined;

const lookOf = (column: PaperColumn, text = '') =>
  endOf(column) ?? (isLong(text) ? styles.words : undefined);

interface SheetTableProps {
  readonly table: PaperTable;
  /** On which it stands. */
  readonly paper: Paper;
}

/** A table of a paper, as its file has it; where its pages are known, each with what it carries over. */
export function SheetTable({ table, paper }: SheetTableProps) {
  const { breaks, rows } = table;
  const part = { table, paper };
  if (!breaks) return <TablePart {...part} from={0} to={rows.length} isLast />;
  const pages = [0, ...breaks];
  return pages.map((from, at) => {
    const to = pages[at + 1] ?? rows.length;
    const isLast = at === breaks.length;
    return (
      <div key={from} className={isLast ? undefined : styles.page}>
        <Running paper={paper} page={at + 1} pages={pages.length} />
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
  const style = table.isDense ? { fontSize: `${denseSize(table, paper)}pt` } : undefined;
  return (
    <table className={`${styles.table} ${table.isDense ? styles.dense : ''}`} style={style}>
      {name && <caption className={title ? undefined : 'visually-hidden'}>{name}</caption>}
      <Heads columns={columns} />
      <tbody>
        {forward && from > 0 && <SumRow columns={columns} row={forward(from, 'first')} />}
        {keyed(rows.slice(from, to), ([first]) => first).map(([key, row], at) =>
          sums.includes(from + at) ? (
            <SumRow key={key} columns={columns} row={row} />
          ) : (
            <tr key={key}>
              {columns.map((column, place) => (
                <td key={String(place)} className={lookOf(column, row[place])}>
                  {row[place] || '\u00a0'}
                </td>
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

/** The heads: of groups over those of their columns, where there are groups. */
function Heads({ columns }: Pick<PaperTable, 'columns'>) {
  const isGrouped = columns.some(({ group }) => group !== undefined);
  const own = keyed(columns, ({ header }) => header);
  if (!isGrouped) {
    return (
      <thead>
        <tr>
          {own.map(([key, column]) => (
            <Head key={key} column={column} />
          ))}
        </tr>
      </thead>
    );
  }
  return (
    <thead>
      <tr>
        {own.map(([key, column], at) => {
          const { group } = column;
          if (group === undefined) return <Head key={key} column={column} rows={2} />;
          if (columns[at - 1]?.group === group) return null;
          const span = columns.filter((one) => one.group === group).length;
          return (
            <th key={key} scope="colgroup" colSpan={span} className={styles.group}>
              {group}
            </th>
          );
        })}
      </tr>
      <tr>
        {own.map(([key, column]) =>
          column.group === undefined ? null : <Head key={key} column={column} />,
        )}
      </tr>
    </thead>
  );
}

function Head({ column, rows }: { column: PaperColumn; rows?: number }) {
  return (
    <th scope="col" rowSpan={rows} className={endOf(column)}>
      {column.header}
    </th>
  );
}

interface SumRowProps {
  readonly columns: PaperTable['columns'];
  readonly row: PaperRow;
}

/** A line of sums; its label takes the empty cells after it. */
function SumRow({ columns, row }: SumRowProps) {
  const at = Math.max(
    0,
    row.findIndex((text) => text !== ''),
  );
  const sums = row.slice(at + 1);
  const filled = sums.findIndex((sum) => sum !== '');
  const taken = filled === -1 ? sums.length : filled;
  return (
    <tr className={styles.sum}>
      {row.slice(0, at).map((_, place) => (
        <td key={String(place)}>{'\u00a0'}</td>
      ))}
      <th scope="row" colSpan={1 + taken}>
        {row[at]}
      </th>
      {sums.slice(taken).map((sum, place) => (
        <td key={String(place)} className={endOf(columns[at + 1 + taken + place])}>
          {sum}
        </td>
      ))}
    </tr>
  );
}
