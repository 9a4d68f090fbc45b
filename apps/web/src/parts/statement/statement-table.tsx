import { formatCount } from '@coop/format/money';
import { formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import type { ReactNode } from 'react';
import { type ExportColumn, toExport } from './columns.ts';
import { PERIOD_PRESETS } from './period.ts';
import styles from './statement-table.module.css';
import { StatementTools } from './statement-tools.tsx';
import type { Statement, StatementRow } from './use-statement.ts';

interface StatementTableProps<Row extends StatementRow> {
  readonly statement: Statement<Row>;
  readonly caption: string;
  readonly fileName: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly searchHint: string;
  /** Renders the balance brought forward when the period does not begin with the first row. */
  readonly broughtForward?: (before: Row) => ReactNode;
}

const yearOf = (row: StatementRow) => `ปี ${toBuddhistYear(Number(row.operate_date.slice(0, 4)))}`;

/** On paper, where the filters are not printed, this line says which rows are shown. */
function ShownOnPaper<Row>({ statement }: { statement: Statement<Row> }) {
  const { preset, period, query } = statement;
  const { from, to } = period;
  return (
    <p className="print-only">
      ช่วงเวลา {PERIOD_PRESETS[preset]} {from && `ตั้งแต่ ${formatThaiDate(from)} `}
      {to && `ถึง ${formatThaiDate(to)}`}
      {query && ` · คำค้น “${query}”`}
    </p>
  );
}

/** A statement with tools, totals and empty states; rows newest first, grouped by year when there are several. */
export function StatementTable<Row extends StatementRow>(props: StatementTableProps<Row>) {
  const { statement, caption, columns, fileName, broughtForward } = props;
  const { rows, total, before } = statement;
  const severalYears = new Set(rows.map(yearOf)).size > 1;
  if (total === 0) {
    return (
      <Card>
        <EmptyState title="ยังไม่มีรายการ">เมื่อมีการเคลื่อนไหว รายการจะปรากฏที่นี่ในวันทำการถัดไป</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <StatementTools
        statement={statement}
        searchHint={props.searchHint}
        table={() => toExport(fileName, columns, rows)}
      />
      <ShownOnPaper statement={statement} />
      <p role="status" className={styles.count}>
        แสดง {formatCount(rows.length)} จาก {formatCount(total)} รายการ
        {before && broughtForward && <> · ยอดยกมา {broughtForward(before)} บาท</>}
      </p>
      <Card>
        {rows.length === 0 ? (
          <EmptyState
            title="ไม่พบรายการตามที่กรอง"
            action={<Button onClick={statement.showAll}>แสดงทั้งหมด</Button>}
          >
            ลองเปลี่ยนช่วงเวลาหรือคำค้นหา
          </EmptyState>
        ) : (
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.seq_no}
            totalsLabel={`รวม ${formatCount(rows.length)} รายการ`}
            {...(severalYears && { groupBy: yearOf })}
          />
        )}
      </Card>
    </>
  );
}
