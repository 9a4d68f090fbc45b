import { endOfMonthIndex } from '@coop/finance/calendar';
import { lastBilledMonth } from './bill-day.ts';
import type { Records } from './records.ts';

/** Where money goes that is held, and by when. */
export interface Held {
  readonly satang: number;
  readonly goes: 'NEXT_BILL' | 'CLAIM';
  /** Due day of the next bill; empty where there is none. */
  readonly by: string;
}

/** What is held of a member's money; undefined where nothing is. */
export function heldMoney({ heldSatang: satang, payer, view, keps }: Records): Held | undefined {
  if (satang === 0) return undefined;
  if (payer === 'nobody') return { satang, goes: 'CLAIM', by: '' };
  const last = lastBilledMonth(view.asOf);
  // Who pays by himself has it taken for the bill that is open.
  const isOpen = payer === 'self' && keps.get(last)?.isDue === false;
  return { satang, goes: 'NEXT_BILL', by: endOfMonthIndex(isOpen ? last : last + 1) };
}
