import { endOfMonthIndex } from '@coop/finance/calendar';
import { yearOf } from '@coop/format/thai-date';
import { PENSIONER } from './ladder.ts';
import type { Member } from './person.ts';

/** A pensioner gets a fiftieth of the last salary for each year of service, up to 35 years (Act of 2539). */
const PENSION_YEARS = 35;
const PENSION_PARTS = 50;
const PENSION_STEP_SATANG = 10_00;

/** Month of September; nobody works on after the one in which the fiscal year ends. */
const SEPTEMBER = 8;

/** Returns the month of 30 September of the fiscal year in which the member turns 60. */
export function lastSalaryMonth({ birthDate }: Pick<Member, 'birthDate'>): number {
  const year = yearOf(birthDate) + 60;
  return (birthDate.slice(5) > '10-01' ? year + 1 : year) * 12 + SEPTEMBER;
}

/** Returns the last day of that month. */
export function retirementDate(member: Pick<Member, 'birthDate'>): string {
  return endOfMonthIndex(lastSalaryMonth(member));
}

/** Returns what a member is on a day: whoever has retired since joining is a pensioner, without a salary. */
export function workOn(
  member: Member,
  day: string,
): Pick<Member, 'kind' | 'position' | 'salarySatang'> {
  const { kind, position, salarySatang } = member;
  const isRetired = kind === 'สามัญ' && day > retirementDate(member);
  if (!isRetired) return { kind, position, salarySatang };
  return { kind: 'บำนาญ', position: PENSIONER, salarySatang: 0 };
}

/** Returns the salary in a month, satang: it rises evenly from the first pay to the last. 0 after retirement. */
export function salaryIn(member: Member, month: number): number {
  const { hiredMonth, firstSatang, lastMonth, lastSatang } = member.career;
  if (member.kind !== 'สมทบ' && month > lastSalaryMonth(member)) return 0;
  const span = Math.max(1, lastMonth - hiredMonth);
  const elapsed = Math.min(span, Math.max(0, month - hiredMonth));
  const rise = Math.max(0, lastSatang - firstSatang);
  return firstSatang + Math.floor((rise * elapsed) / span);
}

/** Returns the pension after retirement, satang a month. */
export function pensionSatang(member: Member): number {
  const { hiredMonth, lastSatang } = member.career;
  const years = Math.floor((lastSalaryMonth(member) - hiredMonth) / 12);
  const parts = Math.max(0, Math.min(PENSION_YEARS, years));
  return (
    Math.floor((lastSatang * parts) / PENSION_PARTS / PENSION_STEP_SATANG) * PENSION_STEP_SATANG
  );
}
