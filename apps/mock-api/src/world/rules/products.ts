import { WITHDRAWAL_FEES } from '@coop/finance/credit';
import type { FirstDueRule } from '@coop/finance/loan-terms';
import type { RateStep } from '@coop/finance/rates';
import type { RoundingRule } from '@coop/finance/rounding';

// The products of the example cooperative: names, rates and roundings of domain.md A1 and B, chosen so that every
// published rounding rule is in use. Rates are in 1/100 percent per year, with the day each came into force; the first
// of each is older than any record on file, and also applies to everything before.

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

export const LOAN_PRODUCTS = {
  emergency: {
    code: '01',
    name: 'เงินกู้เพื่อเหตุฉุกเฉิน',
    prefix: 'ฉฉ.',
    method: 'equal_total',
    rounding: { interest: 'half2dp', instalment: 'ceil10' },
    rates: [
      { from: '1950-01-01', rate: 600 },
      { from: '2015-01-01', rate: 525 },
      { from: '2026-01-01', rate: 500 },
    ],
    terms: [12],
    salaryMultiple: 2,
    capSatang: 100_000_00,
    stepSatang: 1_000_00,
    leastSatang: 1_000_00,
    memberMonths: 3,
    paidBefore: 0,
    ageLimit: 75,
    guarantors: [],
  },
  ordinary: {
    code: '02',
    name: 'เงินกู้สามัญ',
    prefix: 'สม.',
    method: 'equal_principal',
    rounding: { interest: 'half2dp', instalment: 'ceil100' },
    rates: [
      { from: '1950-01-01', rate: 625 },
      { from: '2005-01-01', rate: 575 },
      { from: '2026-01-01', rate: 550 },
    ],
    terms: [90, 108, 120, 150],
    salaryMultiple: 45,
    capSatang: 3_000_000_00,
    stepSatang: 10_000_00,
    leastSatang: 10_000_00,
    memberMonths: 12,
    paidBefore: 12,
    ageLimit: 70,
    guarantors: [
      { upToSatang: 300_000_00, count: 1 },
      { upToSatang: 1_000_000_00, count: 2 },
      { upToSatang: 1_800_000_00, count: 3 },
      { upToSatang: null, count: 4 },
    ],
  },
  shareSecured: {
    code: '03',
    name: 'เงินกู้สามัญหุ้นค้ำประกัน',
    prefix: 'หค.',
    method: 'equal_total',
    rounding: { interest: 'half1', instalment: 'ceil1' },
    rates: [
      { from: '1950-01-01', rate: 550 },
      { from: '2008-01-01', rate: 500 },
      { from: '2026-01-01', rate: 475 },
    ],
    terms: [60, 84, 120],
    salaryMultiple: 45,
    capSatang: 2_000_000_00,
    stepSatang: 10_000_00,
    leastSatang: 10_000_00,
    sharePercent: 90,
    memberMonths: 12,
    paidBefore: 12,
    ageLimit: 75,
    guarantors: [],
  },
  special: {
    code: '04',
    name: 'เงินกู้พิเศษเพื่อการเคหะ',
    prefix: 'พศ.',
    method: 'equal_total',
    rounding: { interest: 'ceil1', instalment: 'ceil100' },
    rates: [
      { from: '1950-01-01', rate: 650 },
      { from: '1998-01-01', rate: 550 },
      { from: '2026-07-16', rate: 525 },
    ],
    terms: [180, 240],
    salaryMultiple: 60,
    capSatang: 3_000_000_00,
    stepSatang: 10_000_00,
    leastSatang: 100_000_00,
    memberMonths: 36,
    paidBefore: 12,
    ageLimit: 70,
    guarantors: [],
  },
  academic: {
    code: '05',
    name: 'เงินกู้สามัญวิทยฐานะ',
    prefix: 'วฐ.',
    method: 'equal_principal',
    rounding: { interest: 'ceil1', instalment: 'ceil10' },
    rates: [
      { from: '1950-01-01', rate: 550 },
      { from: '2008-01-01', rate: 500 },
    ],
    terms: [120],
    salaryMultiple: 12,
    capSatang: 220_000_00,
    stepSatang: 10_000_00,
    leastSatang: 10_000_00,
    memberMonths: 60,
    paidBefore: 12,
    ageLimit: 65,
    guarantors: [{ upToSatang: null, count: 2 }],
  },
} as const satisfies Record<string, LoanProduct>;

/** A loan paid out on the 1st to 5th has its first instalment in the same month (domain.md B2). */
export const FIRST_DUE: FirstDueRule = 'same_month_if_by_5th';

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

export const DEPOSIT_PRODUCTS = {
  savings: {
    code: '01',
    name: 'เงินฝากออมทรัพย์',
    rates: [
      { from: '1950-01-01', rate: 250 },
      { from: '2009-01-01', rate: 175 },
      { from: '2026-01-01', rate: 150 },
    ],
    creditedOn: ['12-31'],
    keepSatang: 100_00,
  },
  special: {
    code: '02',
    name: 'เงินฝากออมทรัพย์พิเศษ',
    rates: [
      { from: '1950-01-01', rate: 400 },
      { from: '1990-01-01', rate: 275 },
      { from: '2026-01-01', rate: 250 },
    ],
    creditedOn: ['06-30', '12-31'],
    keepSatang: 100_00,
  },
  retirement: {
    code: '03',
    name: 'เงินฝากออมทรัพย์พิเศษเกษียณมั่นคง',
    rates: [
      { from: '1950-01-01', rate: 375 },
      { from: '2012-01-01', rate: 350 },
    ],
    creditedOn: ['03-31', '09-30'],
    keepSatang: 100_00,
  },
  fixed24: {
    code: '04',
    name: 'เงินฝากประจำ 24 เดือน',
    rates: [
      { from: '1950-01-01', rate: 325 },
      { from: '2013-01-01', rate: 300 },
    ],
    creditedOn: ['04-25', '10-25'],
    keepSatang: 0,
    maturesAfter: 24,
  },
} as const satisfies Record<string, DepositProduct>;

export type DepositProductKey = keyof typeof DEPOSIT_PRODUCTS;

/** Compulsory monthly share by salary (domain.md A1): salary up to this many satang → satang a month. */
export const SHARE_DUTY = [
  { upToSatang: 9_000_00, dutySatang: 650_00 },
  { upToSatang: 15_000_00, dutySatang: 800_00 },
  { upToSatang: 21_000_00, dutySatang: 1_000_00 },
  { upToSatang: 27_000_00, dutySatang: 1_200_00 },
  { upToSatang: 33_000_00, dutySatang: 1_350_00 },
  { upToSatang: 50_000_00, dutySatang: 1_500_00 },
  { upToSatang: 65_000_00, dutySatang: 2_200_00 },
  { upToSatang: null, dutySatang: 3_000_00 },
] as const;

/** One withdrawal a month from special savings is free (domain.md A1). */
export const WITHDRAWAL_FEE = WITHDRAWAL_FEES.point05PercentMin50;

/** Days of the month on which loans are paid out. */
export const PAYOUT_DAYS = [11, 27] as const;

/** Dues of the cremation association for each death of a month, satang. */
export const CREMATION_PER_DEATH_SATANG = 20_00;
/** Day of the month on which the next collection has been computed. */
export const BILL_DAY = 15;
export const SHARE_UNIT_SATANG = 10_00;
/** `MM-DD` of the fiscal year's first day. */
export const FISCAL_YEAR_START = '01-01';
