import { countText } from '@coop/format/baht-text';
import { formatCount } from '@coop/format/money';
import { BY_LAWS, satangOf } from './by-laws.ts';
import { COOPERATIVE, sectionNamed } from './cooperative.ts';
import { DUE_DAY } from './due-day.ts';
import {
  BILL_DAY,
  CREMATION_PER_DEATH_SATANG,
  DEPOSIT_PRODUCTS,
  type DepositProductKey,
  LOAN_PRODUCTS,
  type LoanProduct,
  type LoanProductKey,
  PAYOUT_DAYS,
  SHARE_DUTY,
  SHARE_UNIT_SATANG,
} from './products.ts';

/** Whole baht with commas. */
const baht = (satang: number): string => formatCount(satang / 100);

const { hours } = COOPERATIVE;
const { salary, shares, election } = BY_LAWS;

/** `30`, `12.5` */
const leftPercent = String(Number(salary.left));

/** `08:30–16:30` */
const span = (from: string, to: string): string => `${from}–${to}`;

const PLACES: Readonly<Record<string, string>> = {
  coop: COOPERATIVE.name,
  phone: COOPERATIVE.phone,
  hours: span(hours.opens, hours.closes),
  closes: hours.closes,
  auditors: String(COOPERATIVE.auditors.length),
  staff: String(COOPERATIVE.staff.length),
  'vote.hours': span(election.opens_at, election.closes_at),
  'bill.day': String(BILL_DAY),
  'due.day': DUE_DAY === 31 ? 'วันสิ้นเดือน' : `วันที่ ${DUE_DAY} ของเดือน`,
  'share.pause': String(shares.pause_after),
  'share.pause.least': baht(satangOf(shares.pause_least)),
  'share.refund': String(shares.refund_days),
  'guarantor.contracts': String(BY_LAWS.guarantors.contracts),
  'guarantor.months': String(BY_LAWS.guarantors.member_months),
  'stand.years': String(election.member_years),
  'fixed.months': String(DEPOSIT_PRODUCTS.fixed24.maturesAfter ?? 0),
  'retirement.monthly': baht(satangOf(BY_LAWS.deposits.retirement_monthly)),
  'called.after': String(BY_LAWS.guarantors.called_after),
  'payout.days': PAYOUT_DAYS.join(' และ '),
  'net.salary': leftPercent,
  'salary.left': `เงินเดือนต้องเหลือร้อยละ ${leftPercent} หลังหักทุกอย่าง`,
  'share.unit': baht(SHARE_UNIT_SATANG),
  'share.least': baht(Math.min(...SHARE_DUTY.map((item) => item.dutySatang))),
  'share.most': baht(Math.max(...SHARE_DUTY.map((item) => item.dutySatang))),
  'share.monthly': baht(satangOf(shares.most_monthly)),
  'share.once': baht(satangOf(shares.most_at_once)),
  'share.yearly': baht(satangOf(shares.most_yearly)),
  'share.part': countText(shares.one_of_all),
  'deposit.opening': baht(satangOf(BY_LAWS.deposits.opening)),
  'savings.keep': baht(DEPOSIT_PRODUCTS.savings.keepSatang),
  'manager.limit': baht(satangOf(BY_LAWS.loans.manager_limit)),
  'cremation.paid': String(BY_LAWS.cremation.paid_days),
  'cremation.due': baht(CREMATION_PER_DEATH_SATANG),
};

/** `2`, `1 ถึง 4` */
function range(counts: readonly number[]): string {
  const lowest = Math.min(...counts);
  const highest = Math.max(...counts);
  return lowest === highest ? String(highest) : `${lowest} ถึง ${highest}`;
}

/** `{loan.special.name}`, and `cap`, `salaries`, `terms` and `guarantors` of a product. */
function loanRule(key: string, fact: string): string | undefined {
  const product: LoanProduct | undefined = LOAN_PRODUCTS[key as LoanProductKey];
  if (!product) return undefined;
  const facts: Readonly<Record<string, string>> = {
    name: product.name,
    cap: baht(product.capSatang),
    salaries: String(product.salaryMultiple),
    terms: String(Math.max(...product.terms)),
    guarantors: range(product.guarantors.map(({ count }) => count)),
  };
  return facts[fact];
}

/** Returns the value of a placeholder that is the same on every day; undefined for others. */
export function ruleFor(place: string): string | undefined {
  const [, key, fact] = /^loan\.(\w+)\.(\w+)$/.exec(place) ?? [];
  if (key !== undefined && fact !== undefined) return loanRule(key, fact);
  const [, account] = /^deposit\.(\w+)\.name$/.exec(place) ?? [];
  if (account !== undefined) return DEPOSIT_PRODUCTS[account as DepositProductKey]?.name;
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
