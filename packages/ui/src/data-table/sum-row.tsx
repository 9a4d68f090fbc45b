import { keyed } from '@coop/format/keyed';
import type { ReactNode } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
import { WholeNumbers } from '../whole/whole.tsx';
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

type SumColumn = { key: string; header: string; align?: 'start' | 'end'; priority?: string };

/** The label spans the columns before the first sum; without it each value has its own cell. */
export function SumRow(props: {
  label: string | undefined;
  columns: readonly SumColumn[];
  values: Readonly<Record<string, ReactNode>>;
}) {
  const { label, columns, values } = props;
  const isSum = ({ key }: SumColumn) => values[key] !== undefined && values[key] !== null;
  const first = columns.findIndex(isSum);
  const before = first === -1 ? columns.length : Math.max(first, 1);
  const span = label === undefined ? 0 : before;
  return (
    <tr {...ROLES.row} className={styles.sum}>
      {span > 0 && (
        <th {...ROLES.rowheader} scope="row" colSpan={span}>
          <span>
            <WholeNumbers>{label ?? ''}</WholeNumbers>
          </span>
        </th>
      )}
      {keyed(columns.slice(span), (column) => column.key).map(([key, column]) => {
        const isName = column.priority === 'title';
        const Cell = isName ? 'th' : 'td';
        return (
          <Cell
            key={key}
            {...(isName ? { ...ROLES.rowheader, scope: 'row' } : ROLES.cell)}
            className={column.align && styles[column.align]}
            data-label={column.header}
            {...keepFigure(values[column.key])}
          >
            {values[column.key]}
          </Cell>
        );
      })}
    </tr>
  );
}
