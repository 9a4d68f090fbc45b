import { addDays } from '@coop/finance/calendar';

export interface CalendarEvent {
  readonly date: string;
  readonly title: string;
  readonly detail: string;
}

/** Octets of a line of a calendar file; a longer one goes on after a line break and a space (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
const compact = (iso: string) => iso.replaceAll('-', '');

/** Breaks a line between characters, never within one: a Thai letter has three octets. */
function fold(line: string): string {
  const lines = [''];
  for (const sign of line) {
    const current = lines.at(-1) ?? '';
    if (octets(current + sign) > LINE_OCTETS) lines.push(` ${sign}`);
    else lines[lines.length - 1] = current + sign;
  }
  return lines.join('\r\n');
}

function eventLines({ date, title, detail }: CalendarEvent, index: number, stamp: string) {
  return [
    'BEGIN:VEVENT',
    `UID:${compact(date)}-${index}@membergroup`,
    `DTSTAMP:${compact(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(detail)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** All-day events as a calendar file, each with a reminder the day before. */
export function toIcs(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cooperative//agency billing//TH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    // The same days give the same file: the stamp is the first day and not the moment of saving.
    ...events.flatMap((event, index) => eventLines(event, index, events[0]?.date ?? event.date)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
