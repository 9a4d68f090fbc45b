import { type Agency, agencyAt, agencyIndexOf, findAgency } from '@coop/cooperative/people/agency';
import { membershipNoOf } from '@coop/cooperative/people/member';
import { isDay } from '@coop/finance/calendar';
import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { parseBaht } from '@coop/format/money';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import { only, WorldName } from '../strict/fields.ts';

// Looks up what a tester names in a world; an unknown name is refused with suggestions.

export const Baht = z
  .string()
  .check(
    z.regex(/^\d{1,12}\.\d{2}$/, 'an amount is baht as the wire has it: 1500.00'),
    z.meta({ title: 'จำนวนเงิน (บาท)', format: 'baht' }),
  );
export const Period = z
  .string()
  .check(
    z.regex(/^2[45]\d{2}(0[1-9]|1[0-2])$/, 'a period is Buddhist year and month: 256911'),
    z.meta({ title: 'งวด' }),
  );
export const MemberNo = z
  .string()
  .check(
    z.regex(/^\d{1,8}$/, 'a member is named by the membership number: 00001'),
    z.meta({ title: 'เลขทะเบียนสมาชิก', format: 'digits' }),
  );
/** A member of a world and no other fields. */
export const OfMember = only({ world: WorldName, member: MemberNo });
export const AgencyNo = z
  .string()
  .check(
    z.regex(/^\d{8,}$/, 'an agency is named by its eight digits: 80010001'),
    z.meta({ title: 'เลขหน่วยงาน', format: 'digits' }),
  );
export const Day = z
  .string()
  .check(z.refine(isDay, 'a day is of the calendar: 2026-11-30'), z.meta({ format: 'date' }));
export const Reason = z
  .string()
  .check(z.trim(), z.maxLength(200, 'a reason has at most 200 characters'));

const failure = (code: TRPCError['code']) => (message: string) => new TRPCError({ code, message });

export const notThere = failure('NOT_FOUND');
export const refused = failure('BAD_REQUEST');
/** Refusal of a request that is in order, where the world or the mock is not in the state for it. */
export const notNow = failure('PRECONDITION_FAILED');

/** Formats `there are: a, b`, limited to a readable number. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 12).join(', ');
  return names.length > 12 ? `${shown} and ${names.length - 12} more` : shown || 'none';
}

export const satangOf = (baht: string): number => parseBaht(baht) ?? 0;

export interface Named {
  readonly no: number;
  /** The number as in facts and on the wire. */
  readonly subject: string;
}

/** @throws TRPCError if nobody has the number */
export function memberNamed(world: World, typed: string): Named {
  const { population } = world.view();
  const no = Number(typed);
  if (no < 1 || no > population) {
    const [first, last] = [1, population].map(membershipNoOf);
    throw notThere(
      `nobody has the number ${padMembershipNo(typed)}; there are ${first} to ${last}`,
    );
  }
  return { no, subject: membershipNoOf(no) };
}

/** @throws TRPCError if no agency has the number */
export function agencyNamed(world: World, typed: string): Agency {
  const { population } = world.view();
  const found = findAgency(typed, population);
  if (found) return found;
  const count = agencyIndexOf(population) + 1;
  const some = Array.from(
    { length: Math.min(4, count) },
    (_, index) => agencyAt(index, population).no,
  );
  throw notThere(`no agency is named ${typed}; there are ${count}: ${some.join(', ')} …`);
}

/** @throws TRPCError if neither a member nor an agency has the number */
export function somebodyNamed(world: World, subject: string): void {
  if (findAgency(subject, world.view().population)) return;
  if (/^\d{8,}$/.test(subject)) agencyNamed(world, subject);
  else if (/^\d+$/.test(subject)) memberNamed(world, subject);
}
