import { endOfMonthIndex, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { shareDuty } from '@coop/finance/share-duty';
import { hash32, unit } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person.ts';
import { SHARE_DUTY, SHARE_UNIT_SATANG } from '../rules/products.ts';
import { isMissed } from './missed.ts';

export type ShareItem = 'opening' | 'monthly' | 'special';

export interface ShareEntry {
  readonly on: string;
  readonly item: ShareItem;
  /** Number of the monthly contribution; for other movements that of the last one. */
  readonly period: number;
  /** Satang paid in; share capital is never paid out during membership. */
  readonly amountSatang: number;
  readonly balanceSatang: number;
}

export interface Shares {
  readonly entries: readonly ShareEntry[];
  readonly balanceSatang: number;
  readonly monthlySatang: number;
  readonly lastPeriod: number;
  readonly paused: boolean;
}

const STARTING_SALARY = 8_000_00;
const PENSION_DUTY = 500_00;
const CENSUS_MONTH = 2026 * 12;

/** Monthly share in a month, from a salary that grows linearly from the first one to today's. */
export function monthlyShareSatang(member: Member, month: number): number {
  if (member.kind === 'บำนาญ') return PENSION_DUTY;
  const joined = monthIndex(member.joinedOn);
  const span = Math.max(1, CENSUS_MONTH - joined);
  const elapsed = Math.min(span, Math.max(0, month - joined));
  const rise = Math.max(0, member.salarySatang - STARTING_SALARY);
  return shareDuty(STARTING_SALARY + Math.floor((rise * elapsed) / span), SHARE_DUTY);
}

/** Whether the monthly share of a month is collected at all. */
export function sharesPaused(member: Member, month: number): boolean {
  return member.sharesPausedFrom !== undefined && month >= member.sharesPausedFrom;
}

function specialPurchase(
  view: View,
  member: Member,
  month: number,
): { on: string; amountSatang: number } | undefined {
  if (unit(`${view.seed}/share-special`, member.no, month) >= 0.012) return undefined;
  const roll = hash32(`${view.seed}/share-amount`, member.no, month);
  const day = 5 + (roll % 20);
  const on = startOfMonthIndex(month).slice(0, 8) + String(day).padStart(2, '0');
  return on <= view.asOf ? { on, amountSatang: (1 + (roll % 20)) * 1_000_00 } : undefined;
}

/** Every share movement from joining to the view's day. */
export function deriveShares(view: View, member: Member): Shares {
  const entries: ShareEntry[] = [];
  let balanceSatang = 0;
  let period = 0;
  const add = (on: string, item: ShareItem, amountSatang: number) => {
    balanceSatang += amountSatang;
    entries.push({ on, item, period, amountSatang, balanceSatang });
  };

  const joined = monthIndex(member.joinedOn);
  if (member.joinedOn <= view.asOf) {
    period = 1;
    add(member.joinedOn, 'opening', monthlyShareSatang(member, joined));
  }
  const until = monthIndex(view.asOf);
  for (let month = joined + 1; month <= until; month += 1) {
    const bought = specialPurchase(view, member, month);
    if (bought) add(bought.on, 'special', bought.amountSatang);
    const on = endOfMonthIndex(month);
    if (on > view.asOf || sharesPaused(member, month) || isMissed(view, member.no, month)) continue;
    period += 1;
    add(on, 'monthly', monthlyShareSatang(member, month));
  }
  return {
    entries,
    balanceSatang,
    monthlySatang: monthlyShareSatang(member, until),
    lastPeriod: period,
    paused: sharesPaused(member, until),
  };
}

/** The last movement before a day. A binary search, as movements are in order. */
export function lastShareBefore(
  entries: readonly ShareEntry[],
  day: string,
): ShareEntry | undefined {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const entry = entries[middle];
    if (entry && entry.on < day) from = middle + 1;
    else to = middle;
  }
  return entries[from - 1];
}

/** Shares are counted in units of ten baht. */
export function shareUnits(balanceSatang: number): number {
  return balanceSatang / SHARE_UNIT_SATANG;
}
