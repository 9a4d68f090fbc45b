import type { HeldMoney } from '@coop/contracts/member/payments';
import { heldMoney } from '@coop/cooperative/money/bills/held';
import type { Records } from '@coop/cooperative/money/records';
import { toWire } from '@coop/format/money';

/** Returns the money held for a member in the wire's form; undefined if there is none. */
export function wireHeld(records: Records): HeldMoney | undefined {
  const held = heldMoney(records);
  return held && { amount: toWire(held.satang), goes: held.goes, by: held.by };
}
