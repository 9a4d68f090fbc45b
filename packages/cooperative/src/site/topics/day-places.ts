import { formatThaiDate } from '@coop/format/thai-date';
import { closedDays, daysText } from '../../rules/closed-days.ts';
import { confirmationRound } from '../../rules/confirmation-round.ts';
import { approvalDay, payDay, yearApprovedIn } from '../../rules/dividend-rates.ts';
import { applyUntil, rollClosesOn } from '../../rules/election-days.ts';
import { workingDayBefore, workingDayFrom } from '../../rules/working-days.ts';
import { welfareKind } from '../../welfare/welfare-kinds.ts';

/** Days of a year that are fixed by rules. */
const DAYS: Readonly<Record<string, (year: number) => string>> = {
  meeting: (year) => approvalDay(yearApprovedIn(year)),
  'dividend.paid': (year) => payDay(yearApprovedIn(year)),
  'round.balances': (year) => confirmationRound(year).balancesOn,
  'round.by': (year) => confirmationRound(year).closesOn,
  'scholarship.until': (year) => `${year}-${welfareKind('SCHOOL')?.closesOn ?? '12-31'}`,
  'election.roll': rollClosesOn,
  'election.apply': applyUntil,
};

const long = (day: string) => formatThaiDate(day, 'long');

/** `closed.04-13.04-15`: the closed days of a stretch, which may end in the next year (`closed.12-25.+01-05`). */
const CLOSED = /^closed\.(\d\d-\d\d)\.(\+?)(\d\d-\d\d)$/;
/** `open.from.12-10`, `open.before.12-10`: the first working day from a day on, the last one before it. */
const OPEN = /^open\.(from|before)\.(\d\d-\d\d)$/;

/** Returns the day or days for a placeholder in an item of a year; undefined for other kinds. */
export function dayFor(place: string, year: number): string | undefined {
  const day = DAYS[place];
  if (day) return long(day(year));
  if (place === 'closed.count') return String(closedDays(`${year}-01-01`, `${year}-12-31`).length);
  const closed = CLOSED.exec(place);
  if (closed) {
    const [, from, next, to] = closed;
    return daysText(closedDays(`${year}-${from}`, `${next ? year + 1 : year}-${to}`));
  }
  const open = OPEN.exec(place);
  if (!open) return undefined;
  const date = `${year}-${open[2]}`;
  return long(open[1] === 'from' ? workingDayFrom(date) : workingDayBefore(date));
}
