import { endOfMonthIndex, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { yearOf } from '@coop/format/thai-date';
import type { View } from '../../chance/view.ts';
import { workingDayOfMonth, workingDayUntil } from '../../rules/working-days.ts';
import type { Member } from '../person/person.ts';
import type { DepositPlan, LoanPlan } from '../person/plans.ts';

/** Names of personas where a test signs them in: `/__control/enter?persona=pensioner`. */
export const PERSONA_NAMES = [
  'typical',
  'newcomer',
  'overdue',
  'longstanding',
  'unconfirmed',
  'no-round',
  'not-asked',
  'terms-open',
  'new-password',
  'pensioner',
  'longest-name',
  'unregistered',
] as const;
export type PersonaName = (typeof PERSONA_NAMES)[number];

export interface Persona {
  readonly no: number;
  readonly name: PersonaName;
  readonly story: string;
  readonly member?: (view: View) => Partial<Member>;
  readonly loans?: (view: View) => LoanPlan[];
  readonly deposits?: (view: View) => DepositPlan[];
  /** Number of collections before the world's first day that were not paid; neither are all later ones. */
  readonly missedLast?: number;
  readonly confirm?: { confirmStatus: 0 | 1; checkIsMemberIn: 0 | 1; confirmed: boolean };
  readonly termsAccepted?: false;
  readonly mustResetPassword?: true;
  readonly notRegistered?: true;
}

/** Returns the first day of the month this many months before the first month of the world. */
export function monthsAgo(view: View, months: number): string {
  return startOfMonthIndex(monthIndex(view.startedOn) - months);
}

/** Returns the first working day from a day of the month this many months before the first month of the world. */
export function dayMonthsAgo(view: View, months: number, day: number): string {
  return workingDayOfMonth(`${monthsAgo(view, months).slice(0, 8)}${String(day).padStart(2, '0')}`);
}

/** Returns the last working day of the month this many months before the first month of the world. */
function monthEndAgo(view: View, months: number): string {
  return workingDayUntil(endOfMonthIndex(monthIndex(view.startedOn) - months));
}

export const loan = (
  product: LoanPlan['product'],
  principalSatang: number,
  instalments: number,
  disbursedOn: string,
): LoanPlan => ({ product, principalSatang, instalments, disbursedOn });

/** An account that its holder still uses. */
export const account = (
  product: DepositPlan['product'],
  openedOn: string,
  openingSatang: number,
  payrollSatang = 0,
): DepositPlan => ({ product, openedOn, openingSatang, payrollSatang, active: true });

export const typicalLoans = (view: View): LoanPlan[] => [
  loan('ordinary', 1_000_000_00, 150, monthEndAgo(view, 10)),
  loan('emergency', 30_000_00, 12, dayMonthsAgo(view, 5, 27)),
];

/** Contracts owed at the end of last year, so that this year's confirmation letter asks about them. */
export const loansOfLastYear = (view: View): LoanPlan[] => [
  loan('ordinary', 1_000_000_00, 150, dayMonthsAgo(view, 30, 27)),
  loan('emergency', 30_000_00, 12, workingDayOfMonth(`${yearOf(view.startedOn) - 1}-06-11`)),
];

export const typicalDeposits = (view: View): DepositPlan[] => [
  account('special', dayMonthsAgo(view, 76, 5), 50_000_00, 1_000_00),
  account('savings', dayMonthsAgo(view, 120, 12), 2_000_00),
];

/** A member with a salary who joined early enough for the loans and accounts above. */
export const typicalCareer = (): Partial<Member> => ({
  kind: 'สามัญ',
  position: 'ครูชำนาญการ',
  birthDate: '1980-03-22',
  joinedOn: '2006-05-01',
  salarySatang: 38_450_00,
});
