import { addMonths } from '@coop/finance/calendar';
import { formatThaiDate, yearOf } from '@coop/format/thai-date';
import type { Member } from '../people/person/person.ts';
import { retirementDate } from '../people/person/salary.ts';
import type { Condition, WelfareKind } from './welfare-kinds.ts';

/** Returns the full years between two days: a year is full on the same day of the year. */
export function fullYears(from: string, to: string): number {
  const years = yearOf(to) - yearOf(from);
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Returns the day of the event if it is on record; undefined if the member states it. */
export function eventDay({ eventOn }: WelfareKind, member: Member): string | undefined {
  if (!eventOn) return undefined;
  return eventOn.of === 'retired'
    ? retirementDate(member)
    : addMonths(member.birthDate, eventOn.value * 12);
}

function numberOf(of: 'age' | 'years', member: Member, on: string): number {
  return fullYears(of === 'age' ? member.birthDate : member.joinedOn, on);
}

export function isMet(condition: Condition, member: Member, on: string): boolean {
  switch (condition.of) {
    case 'age':
    case 'years': {
      const number = numberOf(condition.of, member, on);
      return condition.is === '>=' ? number >= condition.value : number < condition.value;
    }
    case 'kind':
      return condition.in.includes(member.kind);
    case 'marital':
      return member.maritalStatus === condition.is;
    case 'retired':
      return on >= retirementDate(member);
  }
}

export function conditionText(condition: Condition): string {
  switch (condition.of) {
    case 'age':
      return condition.is === '>=' ? `อายุครบ ${condition.value} ปี` : `อายุไม่ถึง ${condition.value} ปี`;
    case 'years':
      return `เป็นสมาชิกครบ ${condition.value} ปี`;
    case 'kind':
      return `เป็นสมาชิก${condition.in.join('หรือ')}`;
    case 'marital':
      return `มีสถานภาพ${condition.is}`;
    case 'retired':
      return 'เกษียณอายุแล้ว';
  }
}

/** Describes how far a member is from an unmet condition. */
export function standingText(condition: Condition, member: Member, on: string): string {
  switch (condition.of) {
    case 'age':
      return `ท่านอายุ ${numberOf('age', member, on)} ปี`;
    case 'years':
      return `ท่านเป็นสมาชิกมาแล้ว ${numberOf('years', member, on)} ปี`;
    case 'kind':
      return `ท่านเป็นสมาชิก${member.kind}`;
    case 'marital':
      return `ทะเบียนระบุสถานภาพ${member.maritalStatus}`;
    case 'retired':
      return `ท่านเกษียณวันที่ ${formatThaiDate(retirementDate(member))}`;
  }
}
