import type { Kep, KepEntry } from '../money/bills/collection.ts';
import { post } from '../money/bills/posting.ts';
import { deriveHistory } from '../money/history/history.ts';
import { settle } from '../money/history/settlement.ts';
import type { History } from '../money/history-state.ts';
import { type Ends, type MoneyFacts, type Movement, NO_FACTS } from '../money/money-facts.ts';
import type { Member } from '../people/person/person.ts';
import { billWith, historyWith, type Known, MEMBER, sharesWith, viewOf } from './invented.ts';

// What becomes of an invented member's money.

export interface Derived {
  readonly member?: Partial<Member>;
  readonly facts?: Partial<MoneyFacts>;
  readonly seed?: string;
}

/** Derives the history of the member, who by the seed `a` buys no shares beside the monthly ones. */
export function derivedOn(
  asOf: string,
  { member = {}, facts = {}, seed = 'a' }: Derived = {},
): History {
  const view = { ...viewOf(asOf), seed };
  return deriveHistory(view, { ...MEMBER, ...member }, { ...NO_FACTS, ...facts });
}

/** Derives it with these movements, and with bills that are made from the first month on. */
export function movedOn(asOf: string, movements: readonly Movement[], more: Derived = {}): History {
  return derivedOn(asOf, { ...more, facts: { ...more.facts, sinceMonth: 0, movements } });
}

/** Returns the days and kinds of the movements of shares. */
export function shareItems({ bookings }: Pick<History, 'bookings'>): string[] {
  return bookings.shares.map(({ on, item }) => `${on} ${item}`);
}

/** Posts a bill with these lines; it is that of June 2026 unless another is given. */
export function posted(
  lines: readonly KepEntry[],
  more: Known = {},
  bill: Partial<Kep> = {},
): { readonly history: History; readonly kep: Kep } {
  const kep = billWith(lines, bill);
  const history = historyWith({ keps: new Map([[2026 * 12 + 5, kep]]), ...more });
  post(history, kep);
  return { history, kep };
}

/** The board's day, ten days after the contract was paid out: 550 baht of interest. */
export const BOARD_DAY = '2026-06-10';
export const BOARD_PAID = { on: BOARD_DAY, slipNo: '690610-00002' } as const;

/** Settles the membership of somebody with 50,000 baht in shares, who leaves on the board's day unless another is given. */
export function settled(more: Known = {}, ends: Partial<Ends> = {}): History {
  const history = historyWith({ shares: sharesWith(['2026-05-31', 50_000_00]), ...more });
  settle(history, { how: 'ลาออก', on: BOARD_DAY, welfareSatang: 0, ...ends });
  return history;
}

/** Returns the lines of a settlement: what each is, its sum, and what of it is used or paid. */
export function settledLines({ settlement }: History) {
  return settlement?.lines.map((line) => [line.kind, line.satang, line.usedSatang]);
}
