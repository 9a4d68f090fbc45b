import type { Kep } from './bills/collection.ts';
import { askAgain } from './bills/follow-bill.ts';
import type { History } from './history-state.ts';
import type { Movement } from './money-facts.ts';
import { followReason, unfollowReason } from './paying.ts';

// What a record of a month means that an agency makes after its due day, besides the money.

type Late = Movement & { readonly kind: 'late' };

/**
 * Takes note of a reason that an agency gives or takes back after the due day, unless a newer month of its own says
 * otherwise.
 */
export function reasonLater(history: History, movement: Late): void {
  const { on, reason, reasonBefore, month, agency } = movement;
  if (reason === reasonBefore) return;
  const kep = history.billing.keps.get(month);
  if (kep) kep.reason = reason;
  const isNewer = (other: Kep) =>
    other.isDue && other.month > month && other.payer === 'agency' && other.agency === agency;
  if ([...history.billing.keps.values()].some(isNewer)) return;
  unfollowReason(history, reasonBefore, agency, on);
  followReason(history, reason, agency);
}

/** Keeps what a bill asked for when it is recorded late. */
export function askLate(history: History, { month, agency }: Late): void {
  const kep = history.billing.keps.get(month);
  if (kep?.agency === agency) askAgain(history, kep);
}
