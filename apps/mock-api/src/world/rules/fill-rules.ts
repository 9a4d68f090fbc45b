import { MINIMUM_NET_SALARY } from '@coop/finance/credit';
import { formatCount } from '@coop/format/money';
import { COOPERATIVE, sectionNamed } from './cooperative.ts';
import {
  BILL_DAY,
  CREMATION_PER_DEATH_SATANG,
  DEPOSIT_PRODUCTS,
  PAYOUT_DAYS,
  SHARE_DUTY,
  SHARE_UNIT_SATANG,
} from './products.ts';

/** Whole baht with commas. */
const baht = (satang: number): string => formatCount(satang / 100);

const { hours, election } = COOPERATIVE;

/** `08:30–16:30` */
const span = (from: string, to: string): string => `${from}–${to}`;

const PLACES: Readonly<Record<string, string>> = {
  coop: COOPERATIVE.name,
  phone: COOPERATIVE.phone,
  hours: span(hours.opens, hours.closes),
  closes: hours.closes,
  auditors: String(COOPERATIVE.auditors.length),
  staff: String(COOPERATIVE.staff.length),
  'vote.hours': span(election.opensAt, election.closesAt),
  'bill.day': String(BILL_DAY),
  'payout.days': PAYOUT_DAYS.join(' และ '),
  'net.salary': String(MINIMUM_NET_SALARY / 100),
  'share.unit': baht(SHARE_UNIT_SATANG),
  'share.least': baht(Math.min(...SHARE_DUTY.map((one) => one.dutySatang))),
  'share.most': baht(Math.max(...SHARE_DUTY.map((one) => one.dutySatang))),
  'savings.keep': baht(DEPOSIT_PRODUCTS.savings.keepSatang),
  'cremation.due': baht(CREMATION_PER_DEATH_SATANG),
};

/** Returns the value of a placeholder that is the same on every day; undefined for others. */
export function ruleFor(place: string): string | undefined {
  const [, section] = /^phone\.(.+)$/.exec(place) ?? [];
  return section === undefined ? PLACES[place] : sectionNamed(section).phone;
}

/**
 * Fills facts and rules into a text.
 * @throws RangeError for an unknown placeholder
 */
export function fillRules(words: string): string {
  return words.replace(/\{([^{}]+)\}/g, (place, inside: string) => {
    const rule = ruleFor(inside);
    if (rule === undefined) throw new RangeError(`nothing is known to fill in for ${place}`);
    return rule;
  });
}
