import type { KEP_CAUSES } from '@coop/contracts/member/kep';
import { addDays } from '@coop/finance/calendar';
import { loanInterest } from '@coop/finance/interest';
import { type RatePart, ratePartsBetween } from '@coop/finance/rates';
import { deathsIn } from '../../cremation/cremation.ts';
import { dueOn } from '../../rules/due-day.ts';
import type { LoanContract, LoanItem } from '../loans/loans.ts';
import { type BillRecords, kepOf } from '../records.ts';
import { billedUpTo } from './bill-day.ts';
import type { KepEntry } from './collection.ts';

/**
 * Cause of a line's difference from last month's. Units of `before` and `now`, by code: DAYS days of interest, RATE
 * hundredths of a percent, YEAR days of the year that interest counts, DEATHS deaths, ARREARS overdue months, BALANCE, PAID, RAISED and EXTRA satang; the others have
 * none. REFUND is money that comes back, PAID a payment between the two bills, CARRIED interest that one of them left to the
 * next.
 */
export type KepCauseCode = (typeof KEP_CAUSES)[number];

export interface KepCause {
  readonly code: KepCauseCode;
  /** Its signed part of the line's difference; never zero. */
  readonly amountSatang: number;
  readonly before?: number;
  readonly now?: number;
}

/** Change of one line since last month. The causes add up to the difference. */
export interface KepChange {
  readonly group: KepEntry['group'];
  readonly desc: string;
  readonly refNo: string;
  /** Tells whether the line is the arrears of earlier months. */
  readonly isArrears: boolean;
  /** Tells whether it is paid by a standing order. */
  readonly isExtra: boolean;
  readonly previousSatang: number;
  readonly amountSatang: number;
  readonly causes: readonly KepCause[];
}

/** Identity of a line across months. */
function keyOf({ group, refNo, isArrears, isExtra = false }: KepEntry): string {
  return `${group}/${refNo}/${isArrears}/${isExtra}`;
}

/** Returns the days and rates that a bill's interest covers. */
function partsOf(contract: LoanContract, bill: KepEntry, dueOn: string): RatePart[] {
  const { rates, dayCount } = contract.terms;
  return ratePartsBetween(rates, addDays(dueOn, -bill.days), dueOn, dayCount);
}

/** Returns the same rates over another number of days: extends the last one, or drops the first ones. */
function lasting(parts: readonly RatePart[], days: number): RatePart[] {
  const kept: RatePart[] = [];
  let left = days;
  for (const part of parts.toReversed()) {
    if (left > 0) kept.unshift({ ...part, days: Math.min(left, part.days) });
    left -= part.days;
  }
  const last = kept.at(-1);
  if (left > 0 && last) last.days += left;
  return kept;
}

function interestSatang({ terms }: LoanContract, balance: number, parts: readonly RatePart[]) {
  return loanInterest(balance, parts, terms.rounding.interest);
}

/** Computes a regular instalment on a balance, disregarding the end of the contract. */
function regularSatang(contract: LoanContract, balance: number, parts: readonly RatePart[]) {
  const { terms, instalmentSatang } = contract;
  const interest = interestSatang(contract, balance, parts);
  const principal =
    terms.method === 'equal_principal'
      ? instalmentSatang
      : Math.max(0, instalmentSatang - interest);
  return principal + interest;
}

/** Returns what was different in the same days: the rate, or else how many days its year has. */
function rateCause(
  [was]: readonly RatePart[],
  now: readonly RatePart[],
): Pick<KepCause, 'code' | 'before' | 'now'> {
  const is = now.at(-1);
  return was?.rate === is?.rate
    ? { code: 'YEAR', before: was?.yearDays ?? 365, now: is?.yearDays ?? 365 }
    : { code: 'RATE', before: was?.rate ?? 0, now: is?.rate ?? 0 };
}

/** Explains the difference of two regular bills: changes one factor after the other; each step is a cause. */
function regularCauses(
  contract: LoanContract,
  month: number,
  was: KepEntry,
  is: KepEntry,
): KepCause[] {
  const before = partsOf(contract, was, dueOn(month - 1));
  const now = partsOf(contract, is, dueOn(month));
  // The last instalment was billed before and not paid, so only interest is left from now on.
  const isInterestOnly = was.balanceSatang === 0;
  if (isInterestOnly && was.principalSatang > 0)
    return [{ code: 'LAST', amountSatang: is.amountSatang - was.amountSatang }];
  const owedBefore = was.owedSatang ?? 0;
  const owed = is.owedSatang ?? 0;
  const billOf = isInterestOnly ? interestSatang : regularSatang;
  const balance = billOf(contract, owed, before);
  const days = billOf(contract, owed, lasting(before, is.days));
  const rate = billOf(contract, owed, now);
  return [
    {
      code: 'BALANCE',
      amountSatang: balance - was.amountSatang,
      before: owedBefore,
      now: owed,
    },
    { code: 'DAYS', amountSatang: days - balance, before: was.days, now: is.days },
    { ...rateCause(before, now), amountSatang: rate - days },
    // The remainder: the last instalment is the rest of the debt and not the regular amount.
    { code: 'LAST', amountSatang: is.amountSatang - rate },
  ];
}

/** Payments that come with the bill itself. */
const COLLECTED: readonly LoanItem[] = ['monthly', 'standing'];

function loanCauses(records: BillRecords, month: number, was: KepEntry, is: KepEntry): KepCause[] {
  const contract = records.contracts.find((loanContract) => loanContract.contractNo === is.refNo);
  if (!contract) return [];
  const since = dueOn(month - 2);
  const until = billedUpTo(month);
  const paidBetween = contract.rows.some(
    ({ on, item }) => !COLLECTED.includes(item) && on > since && on <= until,
  );
  const amountSatang = is.amountSatang - was.amountSatang;
  const before = was.leftOutSatang ?? 0;
  const now = is.leftOutSatang ?? 0;
  const isMoved = [was, is].some((line) => line.leftOutSatang ?? line.carriedSatang);
  if (!paidBetween && isMoved) return [{ code: 'CARRIED', amountSatang, before, now }];
  if (!paidBetween) return regularCauses(contract, month, was, is);
  return [{ code: 'PAID', amountSatang, before: was.owedSatang ?? 0, now: is.owedSatang ?? 0 }];
}

/** Counts the overdue months of a line when a month was billed. */
function overdueMonths({ carried }: BillRecords, line: KepEntry, month: number): number {
  const billedOn = billedUpTo(month);
  return carried.filter(
    (arrear) =>
      arrear.group === line.group &&
      arrear.refNo === line.refNo &&
      arrear.month < month &&
      (arrear.settledOn === '' || arrear.settledOn > billedOn),
  ).length;
}

function arrearsCause(
  records: BillRecords,
  month: number,
  line: KepEntry,
  amountSatang: number,
): KepCause {
  const before = overdueMonths(records, line, month - 1);
  return { code: 'ARREARS', amountSatang, before, now: overdueMonths(records, line, month) };
}

/** A standing order begins, pays another sum, or ends. */
const extraCause = (amountSatang: number, before: number, now: number): KepCause => {
  return { code: 'EXTRA', amountSatang, before, now };
};

function causesOf(records: BillRecords, month: number, was: KepEntry, is: KepEntry): KepCause[] {
  const amountSatang = is.amountSatang - was.amountSatang;
  if (is.isArrears) return [arrearsCause(records, month, is, amountSatang)];
  if (is.group === 'REFUND') return [{ code: 'REFUND', amountSatang }];
  if (is.isExtra) return [extraCause(amountSatang, was.amountSatang, is.amountSatang)];
  if (is.group === 'LOAN') return loanCauses(records, month, was, is);
  if (is.group === 'CREMATION') {
    const deaths = deathsIn(records.view);
    return [{ code: 'DEATHS', amountSatang, before: deaths(month - 1), now: deaths(month) }];
  }
  return [{ code: 'RAISED', amountSatang, before: was.amountSatang, now: is.amountSatang }];
}

function changeOf(
  line: KepEntry,
  previousSatang: number,
  amountSatang: number,
  causes: readonly KepCause[],
): KepChange {
  const { group, desc, refNo, isArrears, isExtra = false } = line;
  const counted = causes.filter((cause) => cause.amountSatang !== 0);
  return { group, desc, refNo, isArrears, isExtra, previousSatang, amountSatang, causes: counted };
}

/** Explains why a line is new or gone. */
function comingOrGoing(
  records: BillRecords,
  month: number,
  line: KepEntry,
  amountSatang: number,
): KepCause {
  if (line.isArrears) return arrearsCause(records, month, line, amountSatang);
  if (line.group === 'REFUND') return { code: 'REFUND', amountSatang };
  const isNew = amountSatang === line.amountSatang;
  if (line.isExtra) {
    const [before, now] = isNew ? [0, amountSatang] : [-amountSatang, 0];
    return extraCause(amountSatang, before, now);
  }
  if (isNew) return { code: 'NEW', amountSatang };
  return { code: line.group === 'SHARE' ? 'PAUSED' : 'FINISHED', amountSatang };
}

/**
 * Explains the changes of a month's collection since the one before, line by line: this month's lines in their order,
 * then those that are no longer collected. Undefined if one of the two months has no collection.
 */
export function deriveKepChanges(records: BillRecords, month: number): KepChange[] | undefined {
  const kep = kepOf(records, month);
  const previous = kepOf(records, month - 1);
  if (!kep || !previous) return undefined;
  const gone = new Map(previous.entries.map((entry) => [keyOf(entry), entry]));
  const changes = kep.entries.map((is) => {
    const was = gone.get(keyOf(is));
    gone.delete(keyOf(is));
    const causes = was
      ? causesOf(records, month, was, is)
      : [comingOrGoing(records, month, is, is.amountSatang)];
    return changeOf(is, was?.amountSatang ?? 0, is.amountSatang, causes);
  });
  const ended = [...gone.values()].map((was) => {
    const cause = comingOrGoing(records, month, was, -was.amountSatang);
    return changeOf(was, was.amountSatang, 0, [cause]);
  });
  return [...changes, ...ended];
}
