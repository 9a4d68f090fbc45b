import { Card } from '@coop/ui/card';
import { DataTable, type DataTableProps } from '@coop/ui/data-table';
import { Toolbar } from '@coop/ui/toolbar';
import { type ExportColumn, toExport } from './columns.ts';
import { TableActions } from './statement-tools.tsx';
import styles from './table-section.module.css';

interface TableSectionProps<Row> extends Omit<DataTableProps<Row>, 'columns'> {
  readonly columns: readonly ExportColumn<Row>[];
  readonly headingLevel?: 2 | 3;
  /** Prints the page itself, on pages that normally print a separate sheet. */
  readonly onPrint?: () => void;
}

/** A table under its own heading, with print and download beside it. */
export function TableSection<Row>(props: TableSectionProps<Row>) {
  const { headingLevel = 2, columns, onPrint, ...table } = props;
  const { caption, rows } = table;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Heading>{caption}</Heading>
        <Toolbar
          actions={
            <TableActions
              table={() => toExport(caption, columns, rows)}
              {...(onPrint && { onPrint })}
            />
          }
        />
      </div>
      <Card>
        <DataTable {...table} columns={columns.filter(({ fileOnly }) => !fileOnly)} />
      </Card>
    </div>
  );
}
