import { SHARE_UNIT_SATANG } from '../../rules/products.ts';

export type ShareItem =
  | 'opening'
  | 'monthly'
  | 'arrears'
  | 'special'
  | 'request'
  | 'dividend'
  | 'set-off'
  | 'refund';

export interface ShareEntry {
  readonly on: string;
  readonly item: ShareItem;
  /** Number of the monthly share, counted by billed months; for other movements that of the last one. */
  readonly period: number;
  /** Number of its receipt; empty if it has the number of its day. */
  readonly slipNo: string;
  /** Satang paid in; negative when paid out, which happens only at the end of the membership. */
  readonly amountSatang: number;
  readonly balanceSatang: number;
}

export interface Shares {
  readonly entries: readonly ShareEntry[];
  readonly balanceSatang: number;
  readonly monthlySatang: number;
  /** Monthly share that the member asked for; 0 for the compulsory amount. */
  readonly askedSatang: number;
  readonly lastPeriod: number;
  readonly paused: boolean;
}

/** Returns the last movement before a day, by binary search, as movements are in order. */
export function lastShareBefore(
  entries: readonly ShareEntry[],
  day: string,
): ShareEntry | undefined {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const entry = entries[middle];
    if (entry && entry.on < day) from = middle + 1;
    else to = middle;
  }
  return entries[from - 1];
}

/** Converts share capital to share units of ten baht. */
export function shareUnits(balanceSatang: number): number {
  return balanceSatang / SHARE_UNIT_SATANG;
}
