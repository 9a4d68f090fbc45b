import type { Loan, LoanRow, LoanStatement } from '@coop/contracts/member/loan';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
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
}

/** The debt since the payout, and as a dashed line its planned repayment. */
export function LoanChart({ contract, rows, schedule }: LoanChartProps) {
  return (
    <AreaChart
      title={text.chartTitle}
      caption={text.chartCaption(formatThaiDate(contract.startcont_date))}
      points={rows.flatMap((row) => point(row.operate_date, row.principal_balance))}
      projected={schedule.flatMap((row) => point(row.due_date, row.balance))}
      projectedNote={text.projected}
    />
  );
}
