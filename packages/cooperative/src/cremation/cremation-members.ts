import { endOfMonthIndex, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { yearOf } from '@coop/format/thai-date';
import { cremationNo } from '../chance/contract-no.ts';
import { hash32 } from '../chance/hash.ts';
import { draw } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { deriveBeneficiaries } from '../people/beneficiaries.ts';
import { deriveFamily, titled } from '../people/family.ts';
import type { Heir } from '../people/person/heirs.ts';
import type { Member } from '../people/person/person.ts';
import { BY_LAWS, satangOf } from '../rules/by-laws.ts';
import { CREMATION_PER_DEATH_SATANG } from '../rules/products.ts';
import { MONTHLY_ADVANCE_SATANG } from '../rules/yearly-dues.ts';

// Two ways of collecting (domain A1): the local association takes an amount per death with the monthly collection; the
// national ones take a yearly advance out of the dividend and use it up month by month.

interface Association {
  readonly code: string;
  readonly name: string;
  readonly prefix: string;
  /** Estimated payment to the family. */
  readonly benefitSatang: number;
  readonly annualFeeSatang: number;
}

const LOCAL_MEMBERS = 11_480;
const LOCAL_OPERATING_PERCENT = BY_LAWS.cremation.operating_percent;
const ANNUAL_FEE = satangOf(BY_LAWS.cremation.yearly_fee);
const NATIONAL_BENEFIT = satangOf(BY_LAWS.cremation.benefit);

const LOCAL_ASSOCIATION: Association = {
  code: 'ส.ฌ.',
  name: 'สมาคมฌาปนกิจสงเคราะห์สหกรณ์ออมทรัพย์ครูตัวอย่าง',
  prefix: 'ฌ.',
  benefitSatang:
    (LOCAL_MEMBERS * CREMATION_PER_DEATH_SATANG * (100 - LOCAL_OPERATING_PERCENT)) / 100,
  annualFeeSatang: 0,
};

const NATIONAL = [
  {
    code: 'สสอค.',
    name: 'สมาคมฌาปนกิจสงเคราะห์สมาชิกสหกรณ์ออมทรัพย์ครูไทย',
    prefix: 'ค.',
    benefitSatang: NATIONAL_BENEFIT,
    annualFeeSatang: ANNUAL_FEE,
    chance: 0.55,
  },
  {
    code: 'สส.ชสอ.',
    name: 'สมาคมฌาปนกิจสงเคราะห์สมาชิกของชุมนุมสหกรณ์ออมทรัพย์แห่งประเทศไทย',
    prefix: 'ช.',
    benefitSatang: NATIONAL_BENEFIT,
    annualFeeSatang: ANNUAL_FEE,
    chance: 0.4,
  },
] as const satisfies readonly (Association & { chance: number })[];

export interface CremationMembership {
  readonly association: Association;
  readonly no: string;
  readonly kind: 'สามัญ' | 'สมทบ';
  readonly joinedOn: string;
  /** MONTHLY: collected every month by the number of deaths; ADVANCE: once a year in advance. */
  readonly method: 'MONTHLY' | 'ADVANCE';
  readonly advanceSatang: number;
  /** Their parts add up to exactly 100 percent. */
  readonly payees: readonly Heir[];
}

/** Returns who receives the money: the heirs of the last appointment, or else the closest relative. */
function payeesOf(view: View, member: Member): readonly Heir[] {
  const [appointed] = deriveBeneficiaries(view, member);
  if (appointed) return appointed.plan.heirs;
  const { spouse, parents } = deriveFamily(view, member);
  const nearest = spouse[0] ?? parents[0];
  return [{ name: titled(nearest, view.asOf), relation: nearest.relation, part: 100_00 }];
}

/** Returns what a national association calls up for a month, always less than a twelfth of the advance. */
function calledSatang(view: View, code: string, month: number): number {
  return 300_00 + (hash32(`${view.seed}/cremation/${code}`, month) % 180) * 50;
}

/**
 * Returns the rest of the year's advance, which is paid on joining and at the start of a year, and used at each month
 * end.
 */
function advanceLeft(view: View, code: string, joinedOn: string): number {
  const yearStart = monthIndex(`${yearOf(view.asOf)}-01-01`);
  const from = Math.max(yearStart, monthIndex(joinedOn));
  let left = MONTHLY_ADVANCE_SATANG * (yearStart + 12 - from);
  for (let month = from; endOfMonthIndex(month) <= view.asOf; month += 1) {
    left -= calledSatang(view, code, month);
  }
  return left;
}

/** A membership in a national association, from its day on. */
export interface NationalMembership {
  readonly association: Association;
  readonly joinedOn: string;
}

/**
 * Returns the national associations that a member has joined or will, which take their advance out of the dividend.
 */
export function nationalMemberships({ seed }: View, member: Member): NationalMembership[] {
  return NATIONAL.flatMap((association) =>
    draw(seed, member.no, `cremation/${association.code}`, (faker) => {
      const months = faker.number.int({ min: 12, max: 240 });
      const joinedOn = startOfMonthIndex(monthIndex(member.joinedOn) + months);
      return faker.datatype.boolean(association.chance) ? [{ association, joinedOn }] : [];
    }),
  );
}

/** Returns the cremation associations of a member. The local one, which is in the monthly collection, comes first. */
export function deriveCremation(view: View, member: Member): CremationMembership[] {
  const payees = payeesOf(view, member);
  const kind = member.kind === 'สมทบ' ? 'สมทบ' : 'สามัญ';
  const membership = (
    association: Association,
    joinedOn: string,
    method: CremationMembership['method'],
  ): CremationMembership => ({
    association,
    no: cremationNo(view, member.no, association.prefix),
    kind,
    joinedOn,
    method,
    advanceSatang: method === 'ADVANCE' ? advanceLeft(view, association.code, joinedOn) : 0,
    payees,
  });
  const local = member.inCremation && member.joinedOn <= view.asOf;
  return [
    ...(local ? [membership(LOCAL_ASSOCIATION, member.joinedOn, 'MONTHLY')] : []),
    ...nationalMemberships(view, member)
      .filter(({ joinedOn }) => joinedOn <= view.asOf)
      .map(({ association, joinedOn }) => membership(association, joinedOn, 'ADVANCE')),
  ];
}
