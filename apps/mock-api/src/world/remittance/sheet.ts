import { endOfMonthIndex } from '@coop/finance/calendar';
import { recvPeriodOf } from '@coop/format/thai-date';
import { type Billing, billedMonths, type SheetRow, sheetRows } from '../agency/billing.ts';
import { derivePeriod, type Period, type RecordedOn } from '../agency/deduction.ts';
import type { Agency } from '../people/agency.ts';
import { dayOf } from '../state/clock.ts';
import type { RemittanceFact } from '../state/kinds/fact-values.ts';
import type { World } from '../world.ts';

/** A month of an agency: the data of all its papers. */
export interface Sheet {
  readonly agency: Agency;
  readonly billing: Billing;
  readonly months: readonly number[];
  readonly month: number;
  readonly rows: readonly SheetRow[];
  /** The last recorded result unless the money was kept since. */
  readonly result: (RecordedOn & { readonly at: number }) | undefined;
  /** How often a result was recorded. */
  readonly version: number;
  /** Transfers the agency noted, oldest first; `at` is when. */
  readonly remittances: readonly (RemittanceFact & { readonly at: number })[];
  /** Whether the agency keeps the month's money and has recorded nothing since. */
  readonly withheld: boolean;
  readonly period: Period;
}

/** Formats a month as on the wire: `256911`. */
export function recvPeriod(month: number): string {
  return recvPeriodOf(endOfMonthIndex(month));
}

/** Parses a month of the wire. */
export function monthOf(period: string): number {
  return (Number(period.slice(0, 4)) - 543) * 12 + Number(period.slice(4)) - 1;
}

/** Returns what an agency has done about a month by now. */
function doneIn(world: World, agency: Agency, month: number) {
  const now = world.clock.now();
  const { overlay } = world;
  const isOf = (fact: { readonly at: number; readonly value: { readonly month: number } }) =>
    fact.at <= now && fact.value.month === month;
  const results = overlay.all('deduct-result', agency.no).filter(isOf);
  const last = results.at(-1);
  const kept = overlay.all('withholding', agency.no).findLast(isOf);
  const withheld = kept !== undefined && (!last || kept.at >= last.at);
  return {
    // A result recorded before the money was kept does not count any more.
    result: last && !withheld ? { at: last.at, on: dayOf(last.at), value: last.value } : undefined,
    version: results.length,
    remittances: overlay
      .all('remittance', agency.no)
      .filter(isOf)
      .map(({ at, value }) => ({ ...value, at })),
    withheld,
  };
}

export function sheetOn(world: World, billing: Billing, month: number): Sheet {
  const { agency } = billing;
  const done = doneIn(world, agency, month);
  const noted = done.remittances.map(({ at, satang }) => ({ on: dayOf(at), satang }));
  const period = derivePeriod(billing, month, { result: done.result, noted });
  const months = billedMonths(billing);
  return { agency, billing, months, month, rows: sheetRows(billing, month), ...done, period };
}
