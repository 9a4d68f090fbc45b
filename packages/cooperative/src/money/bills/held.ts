import { dueOn } from '../../rules/due-day.ts';
import { freeHeldSatang } from '../holding.ts';
import type { Records } from '../records.ts';
import { lastBilledMonth } from './bill-day.ts';

/** Destination of held money, and the date. */
export interface Held {
  readonly satang: number;
  readonly goes: 'NEXT_BILL' | 'CLAIM';
  /** Due day of the next bill; empty if there is none. */
  readonly by: string;
}

/** Describes the money that is held for a member and that no bill gives back yet; undefined if there is none. */
export function heldMoney({ heldSatang, payer, view, keps }: Records): Held | undefined {
  const satang = freeHeldSatang(heldSatang, keps);
  if (payer === 'nobody' && heldSatang > 0) return { satang: heldSatang, goes: 'CLAIM', by: '' };
  if (satang <= 0) return undefined;
  const last = lastBilledMonth(view.asOf);
  // A member who pays directly has it offset against the open bill.
  const isOpen = payer === 'self' && keps.get(last)?.isDue === false;
  return { satang, goes: 'NEXT_BILL', by: dueOn(isOpen ? last : last + 1) };
}
