import type { GuaranteedLoan, PaydownRow } from '@coop/contracts/member/coll';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Fold } from '@coop/ui/fold';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { useState } from 'react';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { text } from './text.ts';

const COLUMNS: readonly ExportColumn<PaydownRow>[] = [
  dateColumn('due', 'งวดวันที่', (row) => row.due_date),
  moneyColumn('mine', 'ส่วนของท่าน (บาท)', (row) => row.my_payment, { strong: true }),
  moneyColumn('balance', 'หนี้หลังงวดนี้ (บาท)', (row) => row.principal_balance),
];

const FIRST_ROWS = 12;

interface FallingProps {
  readonly loan: GuaranteedLoan;
  readonly rows: readonly PaydownRow[];
  readonly asOf: string;
}

/** The debt falling from today to nothing; in words when half of it is gone, and when all. */
function FallingChart({ loan, rows, asOf }: FallingProps) {
  const now = parseBaht(loan.principal_balance);
  const half = rows.find((row) => {
    const left = parseBaht(row.principal_balance);
    return now !== null && left !== null && left * 2 < now;
  });
  return (
    <AreaChart
      title="หนี้คงเหลือในเดือนต่อ⁠ๆ ไป"
      caption={
        half && (
          <>
            หากผู้กู้ชำระตามกำหนด หนี้จะเหลือไม่ถึงครึ่งของวันนี้ในงวด{' '}
            <span className="nowrap">{formatThaiDate(half.due_date)}</span> และหมดในงวด{' '}
            <span className="nowrap">{formatThaiDate(rows.at(-1)?.due_date ?? '')}</span>
          </>
        )
      }
      points={dayPoint(asOf, loan.principal_balance)}
      projected={rows.flatMap((row) => dayPoint(row.due_date, row.principal_balance))}
      height={200}
    />
  );
}

/** How a guaranteed debt falls and what each month would cost the guarantor; folded, because it is long. */
export function Paydown({ loan, asOf }: Omit<FallingProps, 'rows'>) {
  const rows = Array.isArray(loan.paydown) ? loan.paydown : [];
  if (rows.length === 0) return null;
  return (
    <Fold summary={`หนี้จะลดลงอย่างไร และส่วนของท่านแต่ละเดือน ${formatCount(rows.length)} งวด`} later>
      <div className="stack">
        <FallingChart loan={loan} rows={rows} asOf={asOf} />
        <Months loan={loan} rows={rows} />
        <p className="note">
          เป็นประมาณการตามสัญญาและอัตราดอกเบี้ยวันนี้ ส่วนของท่านคือจำนวนที่อาจต้องชำระแทนในเดือนนั้นหากผู้กู้ไม่ชำระ
        </p>
      </div>
    </Fold>
  );
}

/** A year of months; the others are asked for. */
function Months({ loan, rows }: Omit<FallingProps, 'asOf'>) {
  const [isComplete, setWhole] = useState(false);
  const whose = text.person(loan.borrower_name, loan.borrower_member_no);
  return (
    <>
      <TableSection
        caption={`หนี้และส่วนของท่านแต่ละเดือน ${loan.loancontract_no}`}
        file={{ about: [[text.columns.borrower, whose]] }}
        headingLevel={3}
        columns={COLUMNS}
        rows={isComplete ? rows : rows.slice(0, FIRST_ROWS)}
        rowKey={(row) => row.due_date}
      />
      {!isComplete && rows.length > FIRST_ROWS && (
        <p className="no-print">
          <Button onClick={() => setWhole(true)}>{`ดูครบทั้ง ${formatCount(rows.length)} งวด`}</Button>
        </p>
      )}
    </>
  );
}
