import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { NOTHING } from './decimal.ts';
import { formatThaiDate } from './thai-date.ts';
import { parseWallTime, wallTimeAt } from './wall-time.ts';

// dayjs calls 22 hours "1 วัน"; on one calendar day that would read like yesterday, so hours go on. The rest are its
// defaults: the setting is shared with whoever else uses the plugin.
dayjs.extend(relativeTime, {
  thresholds: [
    { l: 's', r: 44, d: 'second' },
    { l: 'm', r: 89 },
    { l: 'mm', r: 44, d: 'minute' },
    { l: 'h', r: 89 },
    { l: 'hh', r: 24, d: 'hour' },
    { l: 'd', r: 35 },
    { l: 'dd', r: 25, d: 'day' },
    { l: 'M', r: 45 },
    { l: 'MM', r: 10, d: 'month' },
    { l: 'y', r: 17 },
    { l: 'yy', d: 'year' },
  ],
});

const DAYS_SHOWN_WITH_TIME = 7;

/**
 * The four ranges of the specification (section 9), counted in calendar days of Bangkok:
 * 1. the same day: relative, `2 ชั่วโมงที่แล้ว` or `อีก 5 นาที`;
 * 2. the previous day: `เมื่อวาน เวลา 14:05 น.`. The specification allows a relative or a calendar
 *    form; this is the calendar one, because "22 hours ago" makes people count;
 * 3. two to seven days back: `05 ก.พ. เวลา 14:05 น.` (two-digit day, as its pattern DD says). The
 *    "week-based range" of the specification is read as these seven days, not as a calendar week;
 * 4. older: `28 กุมภาพันธ์ 2569`. Tomorrow and later, on which it is silent, take this form too.
 * A value without a time drops the เวลา part and says วันนี้ for today. Empty or invalid → ` - `.
 */
export function formatRelativeDate(value: string, nowEpochMs: number): string {
  const wall = parseWallTime(value);
  if (!wall) return NOTHING;
  const { at, hasTime } = wall;
  const now = wallTimeAt(nowEpochMs);
  const daysAgo = now.startOf('day').diff(at.startOf('day'), 'day');
  const time = hasTime ? at.format(' เวลา HH:mm น.') : '';
  if (daysAgo === 0) return hasTime ? at.locale('th').from(now) : 'วันนี้';
  if (daysAgo === 1) return `เมื่อวาน${time}`;
  if (daysAgo > 1 && daysAgo <= DAYS_SHOWN_WITH_TIME)
    return at.locale('th').format('DD MMM') + time;
  return formatThaiDate(value, 'long');
}
