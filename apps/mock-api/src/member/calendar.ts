import type { CalendarEvent } from '@coop/contracts/member/ahead/calendar';
import { addMonths, endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { toBuddhistYear } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';
import { billDayOf } from '../world/money/bill-day.ts';
import { hasLetter, letterOf, openYear, replyOf } from '../world/round/round.ts';
import { COOPERATIVE } from '../world/rules/cooperative.ts';
import { approvalDay, payDay } from '../world/rules/dividend-rates.ts';
import { today } from '../world/state/clock.ts';
import { claimsOf } from '../world/welfare/member-claims.ts';
import { WELFARE_KINDS } from '../world/welfare/welfare-kinds.ts';
import { welfareRight } from '../world/welfare/welfare-rights.ts';
import type { World } from '../world/world.ts';

const MONTHS_AHEAD = 12;

function monthly(on: string): CalendarEvent[] {
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => monthIndex(on) + index).flatMap(
    (month) => {
      const end = endOfMonthIndex(month);
      const id = end.slice(0, 7);
      return [
        {
          event_id: `BILL-${id}`,
          kind: 'BILL' as const,
          title: 'ออกใบเรียกเก็บ',
          event_date: billDayOf(month),
        },
        {
          event_id: `COLLECT-${id}`,
          kind: 'COLLECT' as const,
          title: 'หักเงินตามใบเรียกเก็บ',
          event_date: end,
        },
      ];
    },
  );
}

/** Returns the general meeting that approves a year, and the day on which its dividend is paid. */
function yearly(on: string): CalendarEvent[] {
  const first = Number(on.slice(0, 4)) - 1;
  return [first, first + 1].flatMap((year) => {
    const name = toBuddhistYear(year);
    return [
      {
        event_id: `MEETING-${year}`,
        kind: 'MEETING' as const,
        title: `ประชุมใหญ่สามัญ ประจำปี ${name}`,
        event_date: approvalDay(year),
      },
      {
        event_id: `DIVIDEND-${year}`,
        kind: 'DIVIDEND' as const,
        title: `จ่ายเงินปันผลและเฉลี่ยคืน ปี ${name}`,
        event_date: payDay(year),
      },
    ];
  });
}

/** Returns the last day of every welfare that the member can claim today. */
function welfare(world: World, no: number, on: string): CalendarEvent[] {
  const records = world.records(no);
  const claims = claimsOf(world, records);
  return WELFARE_KINDS.flatMap((kind) => {
    const { eligible, deadline } = welfareRight(kind, records.member, claims, on);
    if (!eligible || deadline === '' || kind.by !== undefined) return [];
    return [
      {
        event_id: `WELFARE-${kind.code}-${deadline}`,
        kind: 'WELFARE' as const,
        title: `วันสุดท้ายที่ขอสวัสดิการ ${kind.name}`,
        event_date: deadline,
      },
    ];
  });
}

/** Returns the end of the confirmation round, while this member has not answered. */
function confirmation(world: World, no: number): CalendarEvent[] {
  if (!hasLetter(world, no) || replyOf(world, no, letterOf(world, no))) return [];
  const year = openYear(world);
  return [
    {
      event_id: `CONFIRM-${year}`,
      kind: 'CONFIRM',
      title: 'วันสุดท้ายที่ตอบหนังสือยืนยันยอด',
      event_date: `${year}-${COOPERATIVE.confirmation.closesOn}`,
    },
  ];
}

/** Returns a member's events of the next twelve months, the next first. */
export function calendarEvents(world: World, no: number): CalendarEvent[] {
  const on = today(world.clock);
  const until = addMonths(on, MONTHS_AHEAD);
  return [...monthly(on), ...yearly(on), ...welfare(world, no, on), ...confirmation(world, no)]
    .filter(({ event_date }) => event_date >= on && event_date <= until)
    .toSorted((a, b) => a.event_date.localeCompare(b.event_date));
}

export const memberCalendarHandlers: HandlersOf<'memberCalendarList'> = {
  memberCalendarList({ world, no }) {
    const events = calendarEvents(world, no);
    return { as_of: world.view().asOf, events };
  },
};
