import { keyed } from '@coop/format/keyed';
import { memo, type ReactNode } from 'react';
import { keepFigure } from '../amount/keep-figure.ts';
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
  /** Says by itself what it is, so that it needs no label on a card. */
  isPlain?: boolean;
  /** Amounts without a unit of their own: the head says it. */
  isBaht?: boolean;
};

/** Rows that open: the name of each is a button, and what it opens stands under the row. */
export type Opening<Row> = {
  onToggle: (row: string) => void;
  /** Key of a row that opens; undefined for one that does not. */
  keyOf: (row: Row) => string | undefined;
  detail: (row: Row) => ReactNode;
};

type BodyRowProps<Row> = Pick<OpenRowProps, 'isOpen' | 'isStop' | 'onFocus'> & {
  columns: readonly BodyColumn<Row>[];
  of: Row;
  opening: Opening<Row> | undefined;
  isMarked: boolean;
};

function Line<Row>({ columns, of, opening, isOpen, isMarked, ...focus }: BodyRowProps<Row>) {
  const row = opening?.keyOf(of);
  const button = (children: ReactNode) =>
    opening && row !== undefined ? (
      <OpenRow {...focus} row={row} isOpen={isOpen} onToggle={opening.onToggle}>
        {children}
      </OpenRow>
    ) : (
      children
    );
  return (
    <>
      <tr
        {...ROLES.row}
        className={isOpen ? styles.open : undefined}
        aria-current={isMarked ? 'location' : undefined}
      >
        {keyed(columns, (column) => column.key).map(([place, column]) => (
          <Cell key={place} column={column}>
            {column.priority === 'title' ? button(column.cell(of)) : column.cell(of)}
          </Cell>
        ))}
      </tr>
      {isOpen && row !== undefined && (
        <tr {...ROLES.row} id={openedId(row)}>
          <td {...ROLES.cell} colSpan={columns.length}>
            {opening?.detail(of)}
          </td>
        </tr>
      )}
    </>
  );
}

/** A row; drawn anew only when it changes, because a table may have hundreds. */
export const BodyRow = memo(Line) as typeof Line;

function Cell<Row>({ column, children }: { column: BodyColumn<Row>; children: ReactNode }) {
  const { header, align = 'start', priority = 'detail', hideOnCard, isPlain } = column;
  const className = [styles[align], styles[priority], hideOnCard && styles.off]
    .filter(Boolean)
    .join(' ');
  const shared = {
    className,
    'data-label': isPlain ? undefined : header,
    children,
    ...keepFigure(children),
  };
  return priority === 'title' ? (
    <th {...ROLES.rowheader} scope="row" {...shared} />
  ) : (
    <td {...ROLES.cell} {...shared} />
  );
}
