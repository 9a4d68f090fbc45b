import type { DepositLaw, LentProduct } from '@coop/contracts/by-laws/products';
import type { WithdrawalFeeRule } from '@coop/finance/credit';
import type { FirstDueRule } from '@coop/finance/loans/loan-terms';
import type { RateStep } from '@coop/finance/rates';
import type { RoundingRule } from '@coop/finance/rounding';
import { BY_LAWS, hundredthsOf, satangOf } from './by-laws.ts';

// The products of the cooperative, as its by-laws have them. Rates are in 1/100 percent per year, with the day each came
// into force; the first of each is older than any record on file, and also applies to everything before.

export interface LoanProduct {
  readonly code: string;
  readonly name: string;
  /** Thai prefix of contract numbers. */
  readonly prefix: string;
  readonly method: 'equal_principal' | 'equal_total';
  readonly rounding: { interest: RoundingRule; instalment: RoundingRule };
  readonly rates: readonly RateStep[];
  /** Allowed numbers of instalments. */
  readonly terms: readonly [number, ...number[]];
  /** Maximum as a multiple of the salary, and in all. */
  readonly salaryMultiple: number;
  /** Multiples by months of membership, for contracts paid out since a day. */
  readonly salarySteps: LentProduct['salary_steps'];
  readonly capSatang: number;
  /** Amounts are lent in steps of this, with a minimum. */
  readonly stepSatang: number;
  readonly leastSatang: number;
  /** Maximum in percent of the own shares; absent if shares do not limit the loan (domain.md A1). */
  readonly sharePercent?: number;
  /** Months of membership required. */
  readonly memberMonths: number;
  /** Instalments of an open contract of its kind that must be paid before a new one closes it. */
  readonly paidBefore: number;
  /** Age by which the last instalment must be paid. */
  readonly ageLimit: number;
  /** Personal guarantors that a contract needs, by amount; empty if it is secured otherwise. */
  readonly guarantors: readonly GuarantorStep[];
}

/** Number of guarantors for contracts up to an amount; null for any amount. */
interface GuarantorStep {
  readonly upToSatang: number | null;
  readonly count: number;
}

const { loans, deposits, shares } = BY_LAWS;

const ratesOf = (rates: readonly { from: string; rate: string }[]): RateStep[] =>
  rates.map(({ from, rate }) => ({ from, rate: hundredthsOf(rate) }));

/** Steps of a table: up to an amount, or above all of them. */
const upTo = (amount: string | undefined): number | null =>
  amount === undefined ? null : satangOf(amount);

/** @throws RangeError when the by-laws have no product of the kind */
function lent(kind: LentProduct['kind']): LoanProduct {
  const law = loans.products.find((product) => product.kind === kind);
  const [first, ...others] = law?.terms ?? [];
  if (!law || first === undefined) throw new RangeError(`no loan is of the kind ${kind}`);
  return {
    code: law.code,
    name: law.name,
    prefix: law.prefix,
    method: law.method,
    rounding: law.rounding,
    rates: ratesOf(law.rates),
    terms: [first, ...others],
    salaryMultiple: law.salary_multiple,
    salarySteps: law.salary_steps,
    capSatang: satangOf(law.cap),
    stepSatang: satangOf(law.step),
    leastSatang: satangOf(law.least),
    ...(law.share_percent !== undefined && { sharePercent: law.share_percent }),
    memberMonths: law.member_months,
    paidBefore: law.paid_before,
    ageLimit: law.age_limit,
    guarantors: law.guarantors.map(({ up_to, count }) => ({ upToSatang: upTo(up_to), count })),
  };
}

export const LOAN_PRODUCTS = {
  emergency: lent('emergency'),
  ordinary: lent('ordinary'),
  shareSecured: lent('share_secured'),
  special: lent('special'),
  academic: lent('academic'),
};

export const FIRST_DUE: FirstDueRule = loans.first_due;

export const DAY_COUNT = loans.day_count;

export type LoanProductKey = keyof typeof LOAN_PRODUCTS;

export interface DepositProduct {
  readonly code: string;
  readonly name: string;
  readonly rates: readonly RateStep[];
  /** `MM-DD` days on which interest is credited. */
  readonly creditedOn: readonly string[];
  /** Minimum balance, satang. */
  readonly keepSatang: number;
  /** Months after which a fixed account matures. */
  readonly maturesAfter?: number;
}

/** @throws RangeError when the by-laws have no account of the kind */
function saved(kind: DepositLaw['kind']): DepositProduct {
  const law = deposits.products.find((product) => product.kind === kind);
  if (!law) throw new RangeError(`no account is of the kind ${kind}`);
  return {
    code: law.code,
    name: law.name,
    rates: ratesOf(law.rates),
    creditedOn: law.credited_on,
    keepSatang: satangOf(law.keep),
    ...(law.matures_after !== undefined && { maturesAfter: law.matures_after }),
  };
}

export const DEPOSIT_PRODUCTS = {
  savings: saved('savings'),
  special: saved('special'),
  retirement: saved('retirement'),
  fixed24: saved('fixed'),
};

export type DepositProductKey = keyof typeof DEPOSIT_PRODUCTS;

/** Compulsory monthly share by salary: salary up to this many satang → satang a month. */
export const SHARE_DUTY = shares.duty.map(({ up_to, amount }) => ({
  upToSatang: upTo(up_to),
  dutySatang: satangOf(amount),
}));

/** Fee of withdrawals from special savings. */
export const WITHDRAWAL_FEE: WithdrawalFeeRule = {
  freePerMonth: deposits.free_withdrawals,
  rate: hundredthsOf(deposits.withdrawal_fee_rate),
  minimumSatang: satangOf(deposits.least_withdrawal_fee),
};

/** Days of the month on which loans are paid out. */
export const PAYOUT_DAYS = loans.payout_days;

/** Dues of the cremation association for each death of a month, satang. */
export const CREMATION_PER_DEATH_SATANG = satangOf(BY_LAWS.cremation.per_death);
/** Day of the month on which the next collection has been computed. */
export const BILL_DAY = BY_LAWS.bills.day;
export const SHARE_UNIT_SATANG = satangOf(shares.unit);
