import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** Written out because a changed `display`, as in the card form, takes the native roles away. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type SumColumn = { key: string; header: string; align?: 'start' | 'end' };

/** The label spans the columns before the first sum. */
export function SumRow({
  label,
  columns,
  values,
}: {
  label: string;
  columns: readonly SumColumn[];
  values: Readonly<Record<string, ReactNode>>;
}) {
  const isSum = ({ key }: SumColumn) => values[key] !== undefined && values[key] !== null;
  const first = columns.findIndex(isSum);
  const span = first === -1 ? columns.length : Math.max(first, 1);
  return (
    <tr {...ROLES.row} className={styles.sum}>
      <th {...ROLES.rowheader} scope="row" colSpan={span}>
        {label}
      </th>
      {keyed(columns.slice(span), (column) => column.key).map(([key, column]) => (
        <td
          key={key}
          {...ROLES.cell}
          className={column.align && styles[column.align]}
          data-label={column.header}
        >
          {values[column.key]}
        </td>
      ))}
    </tr>
  );
}
