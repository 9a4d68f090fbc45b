import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { daysBetween } from '@coop/finance/calendar';
import { keyed } from '@coop/format/keyed';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Figures } from '@coop/ui/figures';
import { Tag } from '@coop/ui/tag';
import { text as shared, statusTone, statusWords } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import { receiptWords, transferredWords } from '../transfer-words.ts';
import { text } from './text.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days left, counted from today, which is the day after the date of the records. */
function daysLeft(due: string, asOf: string): string {
  if (!ISO_DAY.test(due) || !ISO_DAY.test(asOf)) return '';
  const days = daysBetween(asOf, due) - 1;
  if (days < 0) return text.overdue;
  return days === 0 ? text.dueToday : text.daysLeft(formatCount(days));
}

function Lines({ lines }: { lines: readonly string[] }) {
  return keyed(lines, (one) => one).map(([key, one]) => <div key={key}>{one}</div>);
}

/** The main figures: billed, to be transferred, received, due date. */
export function ThisPeriod({ period, asOf }: { period: BillingPeriod; asOf: string }) {
  const month = formatThaiMonth(period.recv_period);
  const { not_deductible_count: short } = period;
  const arrears = parseBaht(period.arrear_amount);
  const notes = [
    ...(short > 0 ? [text.notDeductible(formatCount(short))] : []),
    ...(period.transferred_date ? [transferredWords(period)] : []),
  ];
  const isDone = period.status === 'รับครบ';
  return (
    <Figures
      items={[
        {
          label: text.billed,
          value: <Amount baht={period.billed_amount} size="l" />,
          note: (
            <Lines
              lines={[
                text.billedNote(formatCount(period.member_count), month),
                ...(arrears ? [`${text.withArrears} ${formatSatang(arrears)}`] : []),
              ]}
            />
          ),
        },
        {
          label: shared.toTransfer,
          value: <Amount satang={toTransferSatang(period)} size="l" />,
          ...(notes.length > 0 && { note: <Lines lines={notes} /> }),
        },
        {
          label: text.remitted,
          value: <Amount baht={period.remitted_amount} size="l" />,
          note: (
            <>
              <Tag tone={statusTone(period.status)}>{statusWords(period.status)}</Tag>
              {period.receipt_no && <div>{receiptWords(period)}</div>}
            </>
          ),
        },
        {
          label: text.due,
          value: formatThaiDate(period.due_date),
          ...(!isDone && { note: daysLeft(period.due_date, asOf) }),
        },
      ]}
    />
  );
}
