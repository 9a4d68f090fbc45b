import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { daysBetween } from '@coop/finance/calendar';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Figures } from '@coop/ui/figures';
import { Tag } from '@coop/ui/tag';
import { statusTone } from '../text.ts';
import { text } from './text.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days left, counted from today, which is the day after the date of the records. */
function daysLeft(due: string, asOf: string): string {
  if (!ISO_DAY.test(due) || !ISO_DAY.test(asOf)) return '';
  const days = daysBetween(asOf, due) - 1;
  if (days < 0) return text.overdue;
  return days === 0 ? text.dueToday : text.daysLeft(formatCount(days));
}

/** The main figures: billed, received, outstanding, due date. */
export function ThisPeriod({ period, asOf }: { period: BillingPeriod; asOf: string }) {
  const month = formatThaiMonth(period.recv_period);
  const { not_deductible_count: short } = period;
  const isDone = period.status === 'รับครบ';
  return (
    <Figures
      items={[
        {
          label: text.billed,
          value: <Amount satang={parseBaht(period.billed_amount)} size="l" />,
          note: text.billedNote(formatCount(period.member_count), month),
        },
        {
          label: text.remitted,
          value: <Amount satang={parseBaht(period.remitted_amount)} size="l" />,
          note: <Tag tone={statusTone(period.status)}>{period.status}</Tag>,
        },
        {
          label: text.remain,
          value: <Amount satang={parseBaht(period.remain_amount)} size="l" />,
          ...(short > 0 && { note: text.notDeductible(formatCount(short)) }),
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
