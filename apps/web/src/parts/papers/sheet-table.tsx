import { keyed } from '@coop/format/keyed';
import type { PaperColumn, PaperRow, PaperTable } from './paper.ts';
import styles from './paper-sheet.module.css';

const endOf = (column: PaperColumn | undefined) =>
  column?.align === 'end' ? styles.end : undefined;

/** A table of a paper, as its file has it. */
export function SheetTable({ table }: { table: PaperTable }) {
  const { title, label, columns, rows, totals = [] } = table;
  return (
    <table className={styles.table}>
      {(title || label) && (
        <caption className={title ? undefined : 'visually-hidden'}>{title ?? label}</caption>
      )}
      <thead>
        <tr>
          {keyed(columns, ({ header }) => header).map(([key, column]) => (
            <th key={key} scope="col" className={endOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows, ([first]) => first).map(([key, row]) => (
          <tr key={key}>
            {columns.map((column, at) => (
              <td key={String(at)} className={endOf(column)}>
                {row[at] || '\u00a0'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {keyed(totals, ([label]) => label).map(([key, row]) => (
            <SumRow key={key} columns={columns} row={row} />
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** A line of sums; its label takes the empty cells after it. */
function SumRow({
  columns,
  row: [label, ...sums],
}: {
  columns: PaperTable['columns'];
  row: PaperRow;
}) {
  const filled = sums.findIndex((sum) => sum !== '');
  const taken = filled === -1 ? sums.length : filled;
  return (
    <tr>
      <th scope="row" colSpan={1 + taken}>
        {label}
      </th>
      {sums.slice(taken).map((sum, at) => (
        <td key={String(at)} className={endOf(columns[1 + taken + at])}>
          {sum}
        </td>
      ))}
    </tr>
  );
}
