import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { daysBetween } from '@coop/finance/calendar';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { MonthFigures } from '../month-figures.tsx';
import { text } from './text.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days left, counted from today, which is the day after the date of the records. */
function daysLeft(due: string, asOf: string): string {
  if (!ISO_DAY.test(due) || !ISO_DAY.test(asOf)) return '';
  const days = daysBetween(asOf, due) - 1;
  if (days < 0) return text.overdue;
  return days === 0 ? text.dueToday : text.daysLeft(formatCount(days));
}

/** The main figures: billed, deducted, transferred, received, and what is still to be transferred by when. */
export function ThisPeriod({ period, asOf }: { period: BillingPeriod; asOf: string }) {
  const month = formatThaiMonth(period.recv_period);
  const arrears = parseBaht(period.arrear_amount);
  return (
    <MonthFigures
      month={period}
      billedNotes={[
        text.billedNote(formatCount(period.member_count), month),
        arrears ? `${text.withArrears} ${formatSatang(arrears)}` : '',
      ]}
      short={period.not_deductible_count}
      dueNote={daysLeft(period.due_date, asOf)}
    />
  );
}
