import dayjs, { type Dayjs } from 'dayjs';
import { parseWallTime } from './wall-time.ts';

// iCalendar as RFC 5545 writes it: CRLF, lines of at most 75 octets, escaped text. Days only, no hours.

/** An event that takes a whole day. */
export interface CalendarDay {
  /** The same for the same event in every file, so that a calendar does not show it twice. */
  readonly uid: string;
  /** ISO day. */
  readonly on: string;
  readonly title: string;
  readonly detail?: string;
  readonly remindsDayBefore?: boolean;
}

const CRLF = '\r\n';
const MOST_OCTETS = 75;

/** Escapes backslash, semicolon, comma and line end (3.3.11). */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds a line into pieces of at most 75 octets; each further one begins with a space (3.1). No letter is cut. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MOST_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

const compact = (day: Dayjs) => day.format('YYYYMMDD');

/** @throws RangeError for a day that does not exist */
function dayOf(iso: string): Dayjs {
  const wall = parseWallTime(iso);
  if (!wall) throw new RangeError(`not a day: ${iso}`);
  return wall.at;
}

/** Lines of a reminder the day before (3.6.6). */
const alarmLines = (summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${summary}`,
  'TRIGGER:-P1D',
  'END:VALARM',
];

function eventLines(day: CalendarDay, stamp: string): string[] {
  const { detail } = day;
  const on = dayOf(day.on);
  const summary = escapeText(day.title);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(day.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(on)}`,
    // The day after, as DTEND does not belong to the event (3.6.1).
    `DTEND;VALUE=DATE:${compact(on.add(1, 'day'))}`,
    `SUMMARY:${summary}`,
    ...(detail === undefined ? [] : [`DESCRIPTION:${escapeText(detail)}`]),
    'TRANSP:TRANSPARENT',
    ...(day.remindsDayBefore ? alarmLines(summary) : []),
    'END:VEVENT',
  ];
}

/**
 * Returns a calendar file of whole days.
 * @param madeAt instant in ISO
 * @throws RangeError for a day that does not exist
 */
export function icalendar(name: string, days: readonly CalendarDay[], madeAt: string): string {
  const stamp = dayjs.utc(madeAt).format('YYYYMMDD[T]HHmmss[Z]');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//coop portal//calendar//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...days.flatMap((day) => eventLines(day, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}
