import { joinFigures } from '@coop/format/whole';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import styles from './data-table.module.css';
import { ROLES } from './sum-row.tsx';

/** Heads that put the rows in order. */
export type Sorting = {
  /** Keys of their columns. */
  keys: readonly string[];
  /** The column that the rows are in the order of, if it is one. */
  by?: string | undefined;
  isDown?: boolean | undefined;
  onSort: (key: string) => void;
};

type HeadCellProps = {
  column: { key: string; header: string; align?: 'start' | 'end'; isBaht?: boolean };
  sorting: Sorting | undefined;
};

export function HeadCell({ column, sorting }: HeadCellProps) {
  const { key, header, align, isBaht = false } = column;
  const hasUnit = !isBaht || header.includes('บาท');
  const className = [align && styles[align], !hasUnit && styles.baht].filter(Boolean).join(' ');
  const shared = { ...ROLES.columnheader, scope: 'col', className };
  if (!sorting?.keys.includes(key)) return <th {...shared}>{joinFigures(header)}</th>;
  const isDown = sorting.by === key ? Boolean(sorting.isDown) : undefined;
  const Icon = isDown === undefined ? ChevronsUpDown : isDown ? ArrowDown : ArrowUp;
  const order = isDown === undefined ? 'none' : isDown ? 'descending' : 'ascending';
  return (
    <th {...shared} aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => sorting.onSort(key)}>
        {header}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}
