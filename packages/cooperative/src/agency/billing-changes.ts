import type { Kep, KepEntry } from '../money/bills/collection.ts';
import type { KepCauseCode, KepChange } from '../money/bills/kep-changes.ts';

/** One cause of the difference between an agency's bills of two months, summed over its members. */
export interface BillingChange {
  /** JOINED: not billed last month; LEFT: no longer billed; otherwise the cause from the members' own collections. */
  readonly code: KepCauseCode | 'JOINED' | 'LEFT';
  readonly group?: KepEntry['group'];
  amountSatang: number;
  members: number;
  /** Number of deaths, which is the same for all members. */
  readonly before?: number;
  readonly now?: number;
}

/** Causes whose figures are the same for every member. */
const ALIKE: ReadonlySet<string> = new Set(['DEATHS']);

export function collectChanges() {
  const sums = new Map<string, BillingChange>();
  const put = (change: BillingChange) => {
    const key = `${change.code}/${change.group}`;
    const sum = sums.get(key);
    if (!sum) {
      sums.set(key, change);
      return;
    }
    sum.amountSatang += change.amountSatang;
    sum.members += change.members;
  };
  return {
    /** Adds a member's collections of this month and the last, and the changes where there are both. */
    add(
      kep: Kep | undefined,
      before: Kep | undefined,
      changes: readonly KepChange[] | undefined,
    ): void {
      if (kep && !before) put({ code: 'JOINED', amountSatang: kep.totalSatang, members: 1 });
      if (before && !kep) put({ code: 'LEFT', amountSatang: -before.totalSatang, members: 1 });
      for (const cause of causesOf(changes ?? [])) put(cause);
    },
    /** All changes, the largest first. */
    all: (): BillingChange[] =>
      [...sums.values()]
        .filter((sum) => sum.amountSatang !== 0)
        .sort((a, b) => Math.abs(b.amountSatang) - Math.abs(a.amountSatang)),
  };
}

/** Returns a member's causes, each code and group once: two contracts that were paid off count as one member. */
function causesOf(changes: readonly KepChange[]): BillingChange[] {
  const ownChanges = new Map<string, BillingChange>();
  for (const { group, causes } of changes) {
    for (const { code, amountSatang, before, now } of causes) {
      const key = `${code}/${group}`;
      const item = ownChanges.get(key);
      if (item) {
        item.amountSatang += amountSatang;
      } else {
        const figures = ALIKE.has(code) && before !== undefined && now !== undefined;
        ownChanges.set(key, {
          code,
          group,
          amountSatang,
          members: 1,
          ...(figures && { before, now }),
        });
      }
    }
  }
  return [...ownChanges.values()];
}
