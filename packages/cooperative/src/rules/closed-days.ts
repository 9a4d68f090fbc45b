import { addDays, daysBetween } from '@coop/finance/calendar';
import { formatThaiMonth, recvPeriodOf } from '@coop/format/thai-date';
import { isOpenOn, isWeekend } from './working-days.ts';

/** Returns the days from Monday to Friday on which the cooperative is closed, both ends included. */
export function closedDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isWeekend(day) && !isOpenOn(day)) days.push(day);
  }
  return days;
}

/** Formats consecutive days as `13–15` if they are three or more. */
function spans(days: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && daysBetween(last, day) === 1) run.push(day);
    else runs.push([day]);
  }
  const number = (day = '') => String(Number(day.slice(8)));
  return runs.flatMap((run) =>
    run.length > 2 ? [`${number(run[0])}–${number(run.at(-1))}`] : run.map(number),
  );
}

/** `7 และ 10`, `12, 15 และ 16` */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} และ ${last}`;
}

const monthName = (day: string) => formatThaiMonth(recvPeriodOf(day));

/** Formats days: `7 และ 10 ธันวาคม 2569`, `31 ธันวาคม 2568 ถึง 2 มกราคม 2569`. */
export function daysText(days: readonly string[]): string {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  if (months.length > 1 && daysBetween(first, last) === days.length - 1) {
    return `${Number(first.slice(8))} ${monthName(first)} ถึง ${Number(last.slice(8))} ${monthName(last)}`;
  }
  const ofMonth = (month: string) => days.filter((day) => day.startsWith(month));
  return months
    .map((month) => `${listed(spans(ofMonth(month)))} ${monthName(`${month}-01`)}`)
    .join(', ');
}
