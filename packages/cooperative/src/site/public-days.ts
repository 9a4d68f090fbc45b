import type { CalendarDay } from '@coop/contracts/info/calendar';
import { addDays, addMonths, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { toBuddhistYear, yearOf } from '@coop/format/thai-date';
import { billDayOf } from '../money/bills/bill-day.ts';
import { boardDayIn, boardPapersUntil } from '../rules/board-days.ts';
import { closedDays } from '../rules/closed-days.ts';
import { confirmationRound } from '../rules/confirmation-round.ts';
import { approvalDay, payDay } from '../rules/dividend-rates.ts';
import { dueOn } from '../rules/due-day.ts';
import { DEPOSIT_PRODUCTS, PAYOUT_DAYS } from '../rules/products.ts';
import { closedFor, workingDayFrom } from '../rules/working-days.ts';
import { WELFARE_KINDS } from '../welfare/welfare-kinds.ts';
import { electionDays } from './election.ts';

// The days of the cooperative that concern everybody. Each is made by the rule that the records go by.

const MONTHS_AHEAD = 12;

const dayOf = (
  kind: CalendarDay['kind'],
  id: string,
  title: string,
  date: string,
): CalendarDay => ({ day_id: `${kind}-${id}`, kind, title, date });

/** Returns what comes every month. */
function monthly(month: number): CalendarDay[] {
  const due = dueOn(month);
  const id = due.slice(0, 7);
  const meets = boardDayIn(month);
  return [
    ...PAYOUT_DAYS.map((day) =>
      dayOf(
        'PAYOUT',
        `${id}-${day}`,
        'จ่ายเงินกู้',
        workingDayFrom(addDays(startOfMonthIndex(month), day - 1)),
      ),
    ),
    dayOf('BILL', `${id}-1`, 'ออกใบเรียกเก็บ', billDayOf(month)),
    dayOf('BILL', `${id}-2`, 'หักเงินตามใบเรียกเก็บ', due),
    dayOf('MEETING', `${id}-board`, 'ประชุมคณะกรรมการดำเนินการ', meets),
    dayOf('PAPERS', `${id}-board`, 'วันสุดท้ายที่รับเรื่องเข้าคณะกรรมการ', boardPapersUntil(meets)),
  ];
}

/** Returns the last days of a year on which something is sent in. */
function papersOf(year: number): CalendarDay[] {
  const rounds = WELFARE_KINDS.flatMap(({ code, name, closesOn }) =>
    closesOn === undefined
      ? []
      : [dayOf('PAPERS', `${year}-${code}`, `วันสุดท้ายที่ยื่นขอ${name}`, `${year}-${closesOn}`)],
  );
  const { closesOn } = confirmationRound(year);
  return [...rounds, dayOf('PAPERS', `${year}-confirm`, 'วันสุดท้ายที่ตอบหนังสือยืนยันยอด', closesOn)];
}

/** Returns the days of a calendar year on which interest comes to deposits. */
const creditedIn = (year: number): CalendarDay[] =>
  Object.values(DEPOSIT_PRODUCTS).flatMap(({ code, name, creditedOn }) =>
    creditedOn.map((on) =>
      dayOf('PAID', `${year}-${code}-${on}`, `ดอกเบี้ย${name}เข้าบัญชี`, `${year}-${on}`),
    ),
  );

/** Returns the election of a calendar year, without the general meeting after it. */
const electionIn = (year: number): CalendarDay[] =>
  electionDays(year)
    .slice(0, -1)
    .map(([date, what], index) =>
      dayOf('ELECTION', `${year}-${index + 1}`, `เลือกตั้งกรรมการ: ${what}`, date),
    );

/** Returns the meeting that approves a fiscal year, and the day on which its dividend is paid. */
function approvalOf(fiscalYear: number): CalendarDay[] {
  const name = toBuddhistYear(fiscalYear);
  const meeting = `ประชุมใหญ่สามัญ ประจำปี ${name}`;
  const paid = `จ่ายเงินปันผลและเฉลี่ยคืน ปี ${name}`;
  return [
    dayOf('MEETING', `${fiscalYear}-general`, meeting, approvalDay(fiscalYear)),
    dayOf('PAID', `${fiscalYear}-dividend`, paid, payDay(fiscalYear)),
  ];
}

/** Returns the days of the next twelve months that concern everybody, the next first. */
export function publicDays(today: string): CalendarDay[] {
  const until = addMonths(today, MONTHS_AHEAD);
  // What falls on a free day may move into the month after.
  const first = monthIndex(today) - 1;
  const months = Array.from({ length: MONTHS_AHEAD + 2 }, (_, index) => first + index);
  const years = [yearOf(today), yearOf(until)];
  const fiscalYears = [yearOf(today) - 1, ...years];
  const closed = closedDays(today, until).map((day) =>
    dayOf('CLOSED', day, `ปิดทำการ ${closedFor(day) ?? ''}`.trim(), day),
  );
  const yearly = years.flatMap((year) => [
    ...papersOf(year),
    ...creditedIn(year),
    ...electionIn(year),
  ]);
  return [...months.flatMap(monthly), ...yearly, ...fiscalYears.flatMap(approvalOf), ...closed]
    .filter(({ date }) => date >= today && date <= until)
    .sort((a, b) => a.date.localeCompare(b.date) || a.day_id.localeCompare(b.day_id));
}
