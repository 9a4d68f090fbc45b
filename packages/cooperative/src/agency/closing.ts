import type { Arrear } from '../money/arrears.ts';
import { lastBilledMonth } from '../money/bills/bill-day.ts';
import type { Kep } from '../money/bills/collection.ts';
import type { BillRecords } from '../money/records.ts';
import { agencyAt } from '../people/agency.ts';

// A bill closes on one line once it is due: billed = deducted + carried + before + left + settled − held.

export type ClosingSums = Omit<Closing, 'collector'>;

/** Collector of what is left of a bill: this agency with the next one, another agency, the member, or nobody. */
type Collector =
  | { readonly who: 'HERE' | 'SELF' | 'NOBODY' }
  | { readonly who: 'AGENCY'; readonly name: string };

/** State of a member's bill on its due day, satang. */
export interface Closing {
  /** Deducted by the due day. */
  readonly inTimeSatang: number;
  /** This month's lines that were not paid: they go on the next bill. */
  readonly carriedSatang: number;
  /** Of earlier months and still open: they go on the next bill, too. */
  readonly beforeSatang: number;
  /** Both, of a member whom this agency bills no more. */
  readonly leftSatang: number;
  readonly collector: Collector;
  /** Paid in another way between bill and due day, or not owed any more. */
  readonly settledSatang: number;
  /** Deducted and held for the member, because nothing was owed for it or it buys no whole share. */
  readonly heldSatang: number;
  /** Arrears on the next bill, whoever collects it; undefined before that is made. */
  readonly nextSatang: number | undefined;
}

const NOTHING: ClosingSums = {
  inTimeSatang: 0,
  carriedSatang: 0,
  beforeSatang: 0,
  leftSatang: 0,
  settledSatang: 0,
  heldSatang: 0,
  nextSatang: undefined,
};

/** Sums closings; the next bill is that of the members who stay. */
export function sumClosings(closings: readonly Closing[]): ClosingSums {
  return closings.reduce<ClosingSums>((all, closing) => {
    const next = closing.collector.who === 'HERE' ? closing.nextSatang : undefined;
    return {
      inTimeSatang: all.inTimeSatang + closing.inTimeSatang,
      carriedSatang: all.carriedSatang + closing.carriedSatang,
      beforeSatang: all.beforeSatang + closing.beforeSatang,
      leftSatang: all.leftSatang + closing.leftSatang,
      settledSatang: all.settledSatang + closing.settledSatang,
      heldSatang: all.heldSatang + closing.heldSatang,
      nextSatang: next === undefined ? all.nextSatang : (all.nextSatang ?? 0) + next,
    };
  }, NOTHING);
}

const sum = (all: readonly Arrear[], of: (arrear: Arrear) => number) =>
  all.reduce((total, arrear) => total + of(arrear), 0);

/** Returns who makes the next bill; as things are on the day of the records if it is not made yet. */
function collectorAfter({ keps, payer, agency, view }: BillRecords, kep: Kep): Collector {
  const next = keps.get(kep.month + 1);
  const isMade = kep.month + 1 <= lastBilledMonth(view.asOf);
  // Without a line to collect there is no bill, which is no reason to leave.
  if (isMade && !next && payer !== 'nobody') return { who: 'HERE' };
  const [by, agencyIndex] = next ? [next.payer, next.agency] : [payer, agency];
  if (by === 'nobody') return { who: 'NOBODY' };
  if (by === 'self') return { who: 'SELF' };
  if (agencyIndex === kep.agency) return { who: 'HERE' };
  return { who: 'AGENCY', name: agencyAt(agencyIndex, view.population).name };
}

/** Closes a member's bill; undefined before it is due. */
export function closingOf(records: BillRecords, kep: Kep): Closing | undefined {
  const { month, isDue, totalSatang, receivedSatang, asked } = kep;
  if (!isDue) return undefined;
  const monthArrears = records.carried.filter((record) => record.month === month);
  const ownSatang = asked?.ownSatang ?? sum(monthArrears, (arrear) => arrear.carriedSatang);
  // What is asked for again leaves out what was given back and is held again.
  const keptSatang = asked ? 0 : kep.keptSatang;
  const openBeforeSatang = asked?.beforeSatang ?? kep.openBeforeSatang ?? 0;
  const openSatang = ownSatang + openBeforeSatang;
  const collector = collectorAfter(records, kep);
  const stays = collector.who === 'HERE';
  const next = records.keps.get(month + 1);
  const arrears = next?.entries.filter((entry) => entry.isArrears) ?? [];
  const isMade = month + 1 <= lastBilledMonth(records.view.asOf);
  return {
    inTimeSatang: receivedSatang,
    carriedSatang: stays ? ownSatang : 0,
    beforeSatang: stays ? openBeforeSatang : 0,
    leftSatang: stays ? 0 : openSatang,
    collector,
    settledSatang: totalSatang - receivedSatang - openSatang + keptSatang,
    heldSatang: keptSatang,
    nextSatang: isMade ? arrears.reduce((all, entry) => all + entry.amountSatang, 0) : undefined,
  };
}
