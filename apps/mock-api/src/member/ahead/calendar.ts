import type { CalendarEvent } from '@coop/contracts/member/ahead/calendar';
import type { LoanCondition } from '@coop/contracts/member/ahead/loan-right';
import { today } from '@coop/cooperative/moments';
import { billDayOf } from '@coop/cooperative/money/bills/bill-day';
import type { Records } from '@coop/cooperative/money/records';
import { loanRights } from '@coop/cooperative/requests/loan-rights';
import { endNow } from '@coop/cooperative/requests/membership';
import { requestsOf } from '@coop/cooperative/requests/money-requests';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { confirmationRound } from '@coop/cooperative/rules/confirmation-round';
import { approvalDay, isPaidAfter, payDay } from '@coop/cooperative/rules/dividend-rates';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { fiscalYearOf } from '@coop/cooperative/rules/fiscal-year';
import { LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { claimsOf } from '@coop/cooperative/welfare/member-claims';
import { WELFARE_KINDS } from '@coop/cooperative/welfare/welfare-kinds';
import { welfareRight } from '@coop/cooperative/welfare/welfare-rights';
import { addMonths, monthIndex } from '@coop/finance/calendar';
import { monthFull } from '@coop/finance/loans/month-full';
import { toBuddhistYear } from '@coop/format/thai-date';
import type { HandlersOf } from '../../call/handler.ts';
import { hasLetter, letterOf, openYear, replyOf } from '../../world/round/round.ts';
import type { World } from '../../world/world.ts';

const MONTHS_AHEAD = BY_LAWS.bills.months_ahead;

const event = (
  kind: CalendarEvent['kind'],
  event_id: string,
  title: string,
  event_date: string,
): CalendarEvent => ({ event_id, kind, title, event_date });

function monthly(on: string): CalendarEvent[] {
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => monthIndex(on) + index).flatMap(
    (month) => {
      const due = dueOn(month);
      const id = due.slice(0, 7);
      return [
        event('BILL', `BILL-${id}`, 'ออกใบเรียกเก็บ', billDayOf(month)),
        event('COLLECT', `COLLECT-${id}`, 'หักเงินตามใบเรียกเก็บ', due),
      ];
    },
  );
}

/** Returns the general meeting that approves a year, and the day on which its dividend is paid. */
function yearly(on: string, { settlement }: Records): CalendarEvent[] {
  const first = fiscalYearOf(on) - 1;
  return [first, first + 1].flatMap((year) => {
    const name = toBuddhistYear(year);
    const paid = `จ่ายเงินปันผลและเฉลี่ยคืน ปี ${name}`;
    return [
      event('MEETING', `MEETING-${year}`, `ประชุมใหญ่สามัญ ประจำปี ${name}`, approvalDay(year)),
      ...(isPaidAfter(settlement?.on, year)
        ? [event('DIVIDEND', `DIVIDEND-${year}`, paid, payDay(year))]
        : []),
    ];
  });
}

/** Returns the last day of every welfare that the member can claim today. */
function welfare(world: World, records: Records, on: string): CalendarEvent[] {
  const claims = claimsOf(world, records);
  return WELFARE_KINDS.flatMap((kind) => {
    const { eligible, deadline } = welfareRight(kind, records.member, claims, on);
    if (!eligible || deadline === '' || kind.by !== undefined) return [];
    return [
      event(
        'WELFARE',
        `WELFARE-${kind.code}-${deadline}`,
        `วันสุดท้ายที่ขอสวัสดิการ ${kind.name}`,
        deadline,
      ),
    ];
  });
}

const GROWING: readonly LoanCondition['kind'][] = ['member_months', 'paid_instalments'];

/** Returns the month in which a loan can be asked for, where nothing but time is missing. */
function loans(world: World, no: number, { member }: Records): CalendarEvent[] {
  const { asOf } = world.view();
  const month = monthIndex(asOf);
  const requests = requestsOf(world, member.membershipNo);
  return loanRights(world, no, requests).flatMap(({ product, conditions }) => {
    const unmet = conditions.filter(({ met }) => !met);
    if (unmet.length === 0 || unmet.some(({ kind }) => !GROWING.includes(kind))) return [];
    const fullIn = unmet.map(({ kind, wanted, has }) =>
      monthFull(
        month,
        Number(wanted) - Number(has),
        kind === 'paid_instalments' && asOf < dueOn(month),
      ),
    );
    const { code, name } = LOAN_PRODUCTS[product];
    const on = dueOn(Math.max(...fullIn));
    return [event('LOAN', `LOAN-${code}-${on}`, `ครบเงื่อนไขขอ${name}`, on)];
  });
}

/** Returns the end of the confirmation round, while this member has not answered. */
function confirmation(world: World, no: number): CalendarEvent[] {
  if (!hasLetter(world, no) || replyOf(world, no, letterOf(world, no))) return [];
  const year = openYear(world);
  return [
    event(
      'CONFIRM',
      `CONFIRM-${year}`,
      'วันสุดท้ายที่ตอบหนังสือยืนยันยอด',
      confirmationRound(year).closesOn,
    ),
  ];
}

/** Returns a member's events of the next twelve months, the next first; the month of a loan, however far it is. */
export function calendarEvents(world: World, no: number): CalendarEvent[] {
  const on = today(world.clock);
  const until = addMonths(on, MONTHS_AHEAD);
  const records = world.records(no);
  // Who leaves claims no more, and who has left is not billed.
  const billed = records.settlement ? [] : monthly(on);
  const claimed = endNow(world, no)
    ? []
    : [...welfare(world, records, on), ...loans(world, no, records)];
  return [...billed, ...yearly(on, records), ...claimed, ...confirmation(world, no)]
    .filter(({ kind, event_date }) => event_date >= on && (kind === 'LOAN' || event_date <= until))
    .toSorted((a, b) => a.event_date.localeCompare(b.event_date));
}

export const memberCalendarHandlers: HandlersOf<'memberCalendarList'> = {
  memberCalendarList({ world, no, session }) {
    // What one can borrow is nobody else's business.
    const events = calendarEvents(world, no).filter(
      ({ kind }) => kind !== 'LOAN' || !session.relative,
    );
    return { as_of: world.view().asOf, events };
  },
};
