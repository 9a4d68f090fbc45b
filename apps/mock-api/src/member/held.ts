import type { HeldMoney } from '@coop/contracts/member/payments';
import { toWire } from '@coop/format/money';
import { heldMoney } from '../world/money/held.ts';
import type { Records } from '../world/money/records.ts';

/** Returns the money held for a member in the wire's form; undefined if there is none. */
export function wireHeld(records: Records): HeldMoney | undefined {
  const held = heldMoney(records);
  return held && { amount: toWire(held.satang), goes: held.goes, by: held.by };
}
