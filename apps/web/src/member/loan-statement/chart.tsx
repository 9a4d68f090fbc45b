import type { Loan, LoanRow, LoanStatement } from '@coop/contracts/member/loan';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AreaChart, type ChartPoint, epochDay } from '@coop/ui/line-chart';
import { text } from './text.ts';

function point(date: string, balance: string): ChartPoint[] {
  const y = parseBaht(balance);
  return y === null ? [] : [{ x: epochDay(date), y, label: formatThaiDate(date) }];
}

interface LoanChartProps {
  readonly contract: Loan;
  readonly rows: readonly LoanRow[];
  readonly schedule: LoanStatement['schedule'];
  readonly asOf: string;
}

/** The debt since the payout, and as a dashed line its planned repayment. */
export function LoanChart({ contract, rows, schedule, asOf }: LoanChartProps) {
  const isPayment = ({ sign_status, operate_date }: LoanRow) =>
    sign_status < 0 && operate_date.slice(0, 4) === asOf.slice(0, 4);
  const paid = rows.filter(isPayment).map((row) => parseBaht(row.principal_payment));
  return (
    <AreaChart
      title={text.chartTitle}
      caption={
        <>
          {text.yearPaid} <Amount satang={sumSatang(paid)} unit="บาท" />
          {contract.expected_end && ` · ${text.paidOff(formatThaiDate(contract.expected_end))}`}
        </>
      }
      points={rows.flatMap((row) => point(row.operate_date, row.principal_balance))}
      projected={schedule.flatMap((row) => point(row.due_date, row.balance))}
      projectedNote={text.projected}
    />
  );
}
