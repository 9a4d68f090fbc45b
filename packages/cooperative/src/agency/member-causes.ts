import type { Kep, KepEntry } from '../money/bills/collection.ts';
import type { KepCause, KepChange } from '../money/bills/kep-changes.ts';

/** A cause of a member's difference, with its line. */
export interface MemberCause extends Omit<KepCause, 'code'> {
  /** JOINED: not billed here last month; LEFT: no longer billed here. Both concern the whole bill. */
  readonly code: KepCause['code'] | 'JOINED' | 'LEFT';
  readonly group?: KepEntry['group'];
  readonly refNo: string;
}

/**
 * Explains the difference between a member's bill and the one before, in the order of the lines; the causes add up to
 * the difference.
 * @param changes changes of the member's own collection, if this agency was billed for both months
 */
export function memberCauses(
  kep: Kep | undefined,
  before: Kep | undefined,
  changes: readonly KepChange[] | undefined,
): readonly MemberCause[] {
  if (kep && !before) return [{ code: 'JOINED', refNo: '', amountSatang: kep.totalSatang }];
  if (before && !kep) return [{ code: 'LEFT', refNo: '', amountSatang: -before.totalSatang }];
  return (changes ?? []).flatMap(({ group, refNo, causes }) =>
    causes.map((cause) => ({ ...cause, group, refNo })),
  );
}
