import type { Kep } from './bills/collection.ts';

/** The money held for a member after a change on a day, satang. */
export interface HeldBalance {
  readonly on: string;
  readonly balanceSatang: number;
}

/** Money held for the member. */
export interface Holding {
  /** The member's money that comes back with the next bill, satang. */
  heldSatang: number;
  /** Every change of it, in order. */
  readonly held: HeldBalance[];
}

/** Holds a sum for the member, or gives it back if negative. */
export function addHeld(holding: Holding, on: string, satang: number): void {
  if (satang === 0) return;
  holding.heldSatang += satang;
  holding.held.push({ on, balanceSatang: holding.heldSatang });
}

/** Returns the held money that no open bill gives back, satang. */
export function freeHeldSatang(heldSatang: number, keps: ReadonlyMap<number, Kep>): number {
  let free = heldSatang;
  for (const { isDue, entries } of keps.values()) {
    if (isDue) continue;
    for (const line of entries) if (line.group === 'REFUND') free += line.amountSatang;
  }
  return free;
}
