import { addDays, endOfMonthIndex } from '@coop/finance/calendar';
import { loanInterest } from '@coop/finance/interest';
import type { ScheduleRow } from '@coop/finance/loan-terms';
import { type RatePart, ratePartsBetween } from '@coop/finance/rates';
import { deathsInMonth } from '../cremation/cremation.ts';
import { deriveKep, type KepEntry } from './kep.ts';
import { billDueOn, type LoanContract } from './loans.ts';
import type { Records } from './records.ts';

/**
 * Why a line differs from last month's. `before` and `now` are, by code: DAYS days of interest, RATE hundredths of a
 * percent, DEATHS deaths, ARREARS instalments collected at once, BALANCE and RAISED satang; the others have none.
 */
export type KepCauseCode =
  | 'NEW'
  | 'FINISHED'
  | 'PAUSED'
  | 'LAST'
  | 'ARREARS'
  | 'BALANCE'
  | 'DAYS'
  | 'RATE'
  | 'DEATHS'
  | 'RAISED';

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
  readonly previousSatang: number;
  readonly amountSatang: number;
  readonly causes: readonly KepCause[];
}

/** Identity of a line across months. */
function keyOf({ group, refNo }: KepEntry): string {
  return `${group}/${refNo}`;
}

/** Days and rates that a bill's interest covers. */
function partsOf(contract: LoanContract, bill: ScheduleRow): RatePart[] {
  const { rates } = contract.terms;
  return ratePartsBetween(rates, addDays(bill.dueOn, -bill.days), bill.dueOn);
}

/** The same rates over another number of days: extends the last one, or drops the first ones. */
function lasting(parts: readonly RatePart[], days: number): RatePart[] {
  const kept: RatePart[] = [];
  let left = days;
  for (const part of parts.toReversed()) {
    if (left > 0) kept.unshift({ rate: part.rate, days: Math.min(left, part.days) });
    left -= part.days;
  }
  const last = kept.at(-1);
  if (left > 0 && last) last.days += left;
  return kept;
}

/** A regular instalment on a balance, disregarding the end of the contract. */
function regularSatang(contract: LoanContract, balance: number, parts: readonly RatePart[]) {
  const { terms, instalmentSatang } = contract;
  const interest = loanInterest(balance, parts, terms.rounding.interest, terms.dayCount);
  const principal =
    terms.method === 'equal_principal'
      ? instalmentSatang
      : Math.max(0, instalmentSatang - interest);
  return principal + interest;
}

function owedAt(bill: ScheduleRow): number {
  return bill.balanceSatang + bill.principalSatang;
}

/** Explains the difference of two regular bills: changes one factor after the other, and each step is a cause. */
function regularCauses(contract: LoanContract, was: ScheduleRow, is: ScheduleRow): KepCause[] {
  const [before, now] = [partsOf(contract, was), partsOf(contract, is)];
  const owed = owedAt(is);
  const balance = regularSatang(contract, owed, before);
  const days = regularSatang(contract, owed, lasting(before, is.days));
  const rate = regularSatang(contract, owed, now);
  return [
    {
      code: 'BALANCE',
      amountSatang: balance - was.totalSatang,
      before: owedAt(was),
      now: owed,
    },
    { code: 'DAYS', amountSatang: days - balance, before: was.days, now: is.days },
    {
      code: 'RATE',
      amountSatang: rate - days,
      before: before[0]?.rate ?? 0,
      now: now.at(-1)?.rate ?? 0,
    },
    // The rest: the last instalment is what is still owed and not the regular amount.
    { code: 'LAST', amountSatang: is.totalSatang - rate },
  ];
}

function loanCauses({ loans }: Records, month: number, was: KepEntry, is: KepEntry): KepCause[] {
  const contract = loans.find((one) => one.contractNo === is.refNo);
  const before = contract && billDueOn(contract, endOfMonthIndex(month - 1));
  const now = contract && billDueOn(contract, endOfMonthIndex(month));
  if (!before || !now) return [];
  if (before.missed === now.missed) return regularCauses(contract, before.bill, now.bill);
  return [
    {
      code: 'ARREARS',
      amountSatang: is.amountSatang - was.amountSatang,
      before: before.missed + 1,
      now: now.missed + 1,
    },
  ];
}

function causesOf(records: Records, month: number, was: KepEntry, is: KepEntry): KepCause[] {
  const amountSatang = is.amountSatang - was.amountSatang;
  if (is.group === 'LOAN') return loanCauses(records, month, was, is);
  if (is.group === 'CREMATION') {
    const deaths = (at: number) => deathsInMonth(records.view, at);
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
  const { group, desc, refNo } = line;
  const counted = causes.filter((one) => one.amountSatang !== 0);
  return { group, desc, refNo, previousSatang, amountSatang, causes: counted };
}

/**
 * Changes of a month's collection since the one before, line by line: this month's lines in their order, then those
 * that are no longer collected. Undefined where one of the two months has no collection.
 */
export function deriveKepChanges(records: Records, month: number): KepChange[] | undefined {
  const kep = deriveKep(records, month);
  const previous = deriveKep(records, month - 1);
  if (!kep || !previous) return undefined;
  const gone = new Map(previous.entries.map((one) => [keyOf(one), one]));
  const changes = kep.entries.map((is) => {
    const was = gone.get(keyOf(is));
    gone.delete(keyOf(is));
    if (was) {
      const causes = causesOf(records, month, was, is);
      return changeOf(is, was.amountSatang, is.amountSatang, causes);
    }
    return changeOf(is, 0, is.amountSatang, [{ code: 'NEW', amountSatang: is.amountSatang }]);
  });
  const ended = [...gone.values()].map((was) => {
    const code = was.group === 'SHARE' ? 'PAUSED' : 'FINISHED';
    return changeOf(was, was.amountSatang, 0, [{ code, amountSatang: -was.amountSatang }]);
  });
  return [...changes, ...ended];
}
