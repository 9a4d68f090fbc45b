import { NOTHING } from './decimal.ts';
import { isEmptyDate } from './thai-date.ts';
import { parseWallTime } from './wall-time.ts';

/**
 * Returns full years and months between two dates: `53 ปี 6 เดือน`, both parts always present so that a column lines
 * up; before the first full month `ไม่ถึง 1 เดือน`. A month is full on the same day of the month; someone born on the
 * 31st (or on 29 February) completes a shorter month on the day after its end (Civil and Commercial Code, section
 * 193/5). Empty, invalid or reversed dates → ` - `.
 */
export function ageText(fromIso: string, toIso: string): string {
  if (isEmptyDate(fromIso) || isEmptyDate(toIso)) return NOTHING;
  const from = parseWallTime(fromIso);
  const to = parseWallTime(toIso);
  if (!from || !to) return NOTHING;
  const isMonthOpen = to.day < from.day;
  const months = (to.year - from.year) * 12 + (to.month - from.month) - (isMonthOpen ? 1 : 0);
  if (months < 0) return NOTHING;
  if (months === 0) return 'ไม่ถึง 1 เดือน';
  return `${Math.floor(months / 12)} ปี ${months % 12} เดือน`;
}
