import { Card, TitleId } from '@coop/ui/card';
import { DataTable, type DataTableProps } from '@coop/ui/data-table';
import { useId } from 'react';
import type { ExportInfo } from '../documents/export/export-table.ts';
import { type ExportColumn, shownColumns, toExport } from './columns.ts';
import { type TableDownloadProps, TableTools } from './statement-tools.tsx';
import styles from './table-section.module.css';

export interface TableSectionProps<Row>
  extends Omit<DataTableProps<Row>, 'columns'>,
    Pick<TableDownloadProps, 'paper'> {
  readonly columns: readonly ExportColumn<Row>[];
  readonly headingLevel?: 2 | 3;
  /** Statement of the file about itself, where that is more than the heading. */
  readonly file?: Partial<ExportInfo>;
  /** Prints something other than what the page prints by itself. */
  readonly onPrint?: () => void;
}

/** A table under its own heading, with print and download beside it. */
export function TableSection<Row>(props: TableSectionProps<Row>) {
  const { headingLevel = 2, columns, file, onPrint, paper, totalsLabel, ...table } = props;
  const { caption, rows } = table;
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Heading id={id}>{caption}</Heading>
        <TitleId value={id}>
          <TableTools
            table={() => toExport({ title: caption, totalsLabel, ...file }, columns, rows)}
            onPrint={onPrint}
            paper={paper}
            paperInMenu
          />
        </TitleId>
      </div>
      <Card>
        <DataTable
          {...table}
          columns={shownColumns(columns)}
          // The sum of a single row is the row.
          {...(totalsLabel && rows.length > 1 && { totalsLabel })}
        />
      </Card>
    </div>
  );
}
