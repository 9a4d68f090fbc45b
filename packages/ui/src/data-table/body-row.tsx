import { keyed } from '@coop/format/keyed';
import { memo, type ReactNode } from 'react';
import { OpenRow, type OpenRowProps, openedId } from '../open-row/open-row.tsx';
import styles from './data-table.module.css';
import { ROLES } from './sum-row.tsx';

export type BodyColumn<Row> = {
  key: string;
  header: string;
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
  /** title: names the row (a row header, the top of a card); main: the figure that counts. */
  priority?: 'title' | 'main' | 'detail';
  hideOnCard?: boolean;
};

/** Rows that open: the name of each is a button, and what it opens stands under the row. */
export type Opening<Row> = {
  opened: ReadonlySet<string>;
  onToggle: (row: string) => void;
  /** Key of a row that opens; undefined for one that does not. */
  keyOf: (row: Row) => string | undefined;
  /** What stands under a row that is open; like the columns the same each time, so that other rows are left alone. */
  detail: (row: Row) => ReactNode;
};

type BodyRowProps<Row> = Partial<Omit<OpenRowProps, 'children'>> & {
  columns: readonly BodyColumn<Row>[];
  of: Row;
  detail?: Opening<Row>['detail'];
};

function Line<Row>({ columns, of, detail, row, isOpen = false, ...open }: BodyRowProps<Row>) {
  const { onToggle } = open;
  const inside = (column: BodyColumn<Row>) =>
    column.priority === 'title' && row !== undefined && onToggle ? (
      <OpenRow {...open} row={row} isOpen={isOpen} onToggle={onToggle}>
        {column.cell(of)}
      </OpenRow>
    ) : (
      column.cell(of)
    );
  return (
    <>
      <tr {...ROLES.row} className={isOpen ? styles.open : undefined}>
        {keyed(columns, (column) => column.key).map(([place, column]) => (
          <Cell key={place} column={column}>
            {inside(column)}
          </Cell>
        ))}
      </tr>
      {isOpen && row !== undefined && (
        <tr {...ROLES.row} id={openedId(row)}>
          <td {...ROLES.cell} colSpan={columns.length}>
            {detail?.(of)}
          </td>
        </tr>
      )}
    </>
  );
}

/** A row; drawn anew only when it changes, because a table may have hundreds. */
export const BodyRow = memo(Line) as typeof Line;

function Cell<Row>({ column, children }: { column: BodyColumn<Row>; children: ReactNode }) {
  const { header, align = 'start', priority = 'detail', hideOnCard } = column;
  const className = [styles[align], styles[priority], hideOnCard && styles.off]
    .filter(Boolean)
    .join(' ');
  const shared = { className, 'data-label': header, children };
  return priority === 'title' ? (
    <th {...ROLES.rowheader} scope="row" {...shared} />
  ) : (
    <td {...ROLES.cell} {...shared} />
  );
}
