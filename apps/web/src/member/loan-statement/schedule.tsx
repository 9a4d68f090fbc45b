import type { LoanStatement } from '@coop/contracts/member/loan';
import { formatCount } from '@coop/format/money';
import { Fold } from '@coop/ui/fold';
import { useMarked } from '../../page/marked.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import styles from './loan-statement.module.css';
import { instalmentName, instalmentOrigin } from './origins.ts';
import { text } from './text.ts';

type Instalment = LoanStatement['schedule'][number];

function columnsFor(data: LoanStatement): ExportColumn<Instalment>[] {
  const { columns } = text;
  const rows = data.schedule;
  return [
    {
      key: 'period',
      header: columns.period,
      priority: 'title',
      cell: (row) => formatCount(row.period),
      save: (row) => ({ kind: 'count', value: row.period }),
    },
    dateColumn('due', 'กำหนดชำระ', (row) => row.due_date),
    moneyColumn('principal', columns.principal, (row) => row.principal, { totalOf: rows }),
    moneyColumn('interest', columns.interest, (row) => row.interest, { totalOf: rows }),
    moneyColumn('total', columns.total, (row) => row.total, {
      totalOf: rows,
      strong: true,
      originOf: (row) => instalmentOrigin(data, row),
    }),
    moneyColumn('balance', columns.balance, (row) => row.balance),
  ];
}

interface ScheduleProps {
  readonly data: LoanStatement;
  /** Prints the page with them, not the statement. */
  readonly onPrint: () => void;
}

/** The instalments still to come; folded, because it is long. */
export function Schedule({ data, onPrint }: ScheduleProps) {
  const { contract, schedule } = data;
  const columns = columnsFor(data);
  const marked = useMarked();
  const no = contract.loancontract_no;
  return (
    <div className={styles.schedule}>
      <Fold summary={`ดูตารางผ่อนชำระที่เหลือ ${formatCount(schedule.length)}\u00a0งวด`} later>
        <div className="stack">
          <TableSection
            caption={text.schedule}
            file={{
              title: `${text.schedule} ${no}`,
              about: [[text.contract, `${contract.loantype_desc} ${no}`]],
            }}
            headingLevel={3}
            columns={columns}
            rows={schedule}
            rowKey={(row) => row.period}
            isMarked={(row) => instalmentName(row) === marked}
            totalsLabel="รวมที่เหลือ"
            onPrint={onPrint}
          />
          <p className="note">ประมาณการจากอัตราดอกเบี้ยปัจจุบัน คิดตามจำนวนวันจริง</p>
        </div>
      </Fold>
    </div>
  );
}
