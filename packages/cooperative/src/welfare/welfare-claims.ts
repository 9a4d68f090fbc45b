import { addDays, addMonths } from '@coop/finance/calendar';
import { yearBEOf, yearOf } from '@coop/format/thai-date';
import { hash32, unit } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import { eventDay } from './welfare-conditions.ts';
import { WELFARE_KINDS, type WelfareKind, welfareKind } from './welfare-kinds.ts';
import { claimSatang, type WelfareClaim, welfareRight } from './welfare-rights.ts';

/** First year of the example cooperative's welfare scheme. */
const SINCE_YEAR = 2019;

/** Yearly probability of a claim of each kind, and the months in which it falls. */
const HABITS: readonly { code: string; chance: number; months?: readonly [number, number] }[] = [
  { code: 'HOSPITAL', chance: 0.08 },
  { code: 'DISASTER', chance: 0.012 },
  { code: 'SCHOOL', chance: 0.22, months: [4, 6] },
  { code: 'STUDY', chance: 0.02 },
  { code: 'BIRTH', chance: 0.03 },
  { code: 'PARENT', chance: 0.02 },
];
const REFUSED = 0.06;
/** Days after a recorded event (a birthday, a retirement) until the member asks. */
const AFTER_EVENT_DAYS = 20;

/** Returns the number of a claim, unique in the cooperative: Buddhist year, member, running number. */
export function claimNo(on: string, member: Member, running: number): string {
  const year = yearBEOf(on);
  return `W${year}-${member.membershipNo}-${String(running).padStart(2, '0')}`;
}

/** First number for claims that members file; the numbers below are for derived claims, one of each kind a year. */
export const FIRST_FILED_NO = WELFARE_KINDS.length + 10;

interface Wish {
  readonly kind: WelfareKind;
  readonly on: string;
  readonly quantity: number;
  readonly refused: boolean;
}

function dayOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function habitWishes(view: View, member: Member, year: number): Wish[] {
  return HABITS.flatMap(({ code, chance, months: [first, last] = [1, 12] }) => {
    const kind = welfareKind(code);
    const salt = `${view.seed}/welfare/${code}`;
    if (!kind || unit(salt, member.no, year) >= chance) return [];
    const roll = hash32(`${salt}/day`, member.no, year);
    const on = dayOf(year, first + (roll % (last - first + 1)), 1 + (roll % 28));
    const refused = unit(`${salt}/refused`, member.no, year) < REFUSED;
    return [{ kind, on, quantity: kind.unit ? 1 + (roll % 7) : 1, refused }];
  });
}

/** Returns claims without a request: the birthday present, and milestones that the member has reached. */
function milestoneWishes(member: Member, year: number): Wish[] {
  const plain = { quantity: 1, refused: false };
  const age = year - yearOf(member.birthDate);
  return WELFARE_KINDS.flatMap((kind) => {
    if (kind.by === 'cooperative') {
      return [{ kind, on: addMonths(member.birthDate, age * 12), ...plain }];
    }
    const event = eventDay(kind, member);
    if (!event) return [];
    const on = addDays(event, AFTER_EVENT_DAYS);
    return on.slice(0, 4) === String(year) ? [{ kind, on, ...plain }] : [];
  });
}

/**
 * Derives a member's claims by a day, oldest first, each allowed by the rules of its own day. From the world's first
 * day on only payments that need no request are derived; everything else the members file themselves.
 */
export function deriveWelfareClaims(view: View, member: Member, today: string): WelfareClaim[] {
  const claims: WelfareClaim[] = [];
  const joined = yearOf(member.joinedOn);
  for (let year = Math.max(SINCE_YEAR, joined); year <= yearOf(today); year += 1) {
    const wishes = [...habitWishes(view, member, year), ...milestoneWishes(member, year)];
    wishes.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
    for (const { kind, on, quantity, refused } of wishes) {
      const isFiled = kind.by !== 'cooperative' && on >= view.startedOn;
      if (on > today || isFiled) continue;
      const right = welfareRight(kind, member, claims, on);
      if (!right.eligible) continue;
      claims.push({
        no: claimNo(on, member, WELFARE_KINDS.indexOf(kind) + 1),
        code: kind.code,
        requestedOn: on,
        quantity,
        amountSatang: claimSatang(right, quantity),
        ...(refused && { refusal: 'เอกสารไม่ครบ' }),
      });
    }
  }
  return claims;
}
