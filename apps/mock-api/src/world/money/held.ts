import { endOfMonthIndex } from '@coop/finance/calendar';
import { lastBilledMonth } from './bill-day.ts';
import type { Records } from './records.ts';

/** Destination of held money, and the date. */
export interface Held {
  readonly satang: number;
  readonly goes: 'NEXT_BILL' | 'CLAIM';
  /** Due day of the next bill; empty if there is none. */
  readonly by: string;
}

/** Describes the money that is held for a member; undefined if there is none. */
export function heldMoney({ heldSatang: satang, payer, view, keps }: Records): Held | undefined {
  if (satang === 0) return undefined;
  if (payer === 'nobody') return { satang, goes: 'CLAIM', by: '' };
  const last = lastBilledMonth(view.asOf);
  // A member who pays directly has it offset against the open bill.
  const isOpen = payer === 'self' && keps.get(last)?.isDue === false;
  return { satang, goes: 'NEXT_BILL', by: endOfMonthIndex(isOpen ? last : last + 1) };
}
