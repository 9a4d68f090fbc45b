import type { LoanRow, LoanStatement } from '@coop/contracts/member/loan';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { text } from './text.ts';

/** The debt since the payout, and as a dashed line its planned repayment. */
export function LoanChart({
  data: { contract, rows, schedule, as_of: asOf },
}: {
  data: LoanStatement;
}) {
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
      points={rows.flatMap((row) => dayPoint(row.operate_date, row.principal_balance))}
      projected={schedule.flatMap((row) => dayPoint(row.due_date, row.balance))}
      projectedNote={text.projected}
    />
  );
}
