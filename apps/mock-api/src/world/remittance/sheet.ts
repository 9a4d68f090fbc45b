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
  /** The last recorded result unless the money was kept since, and how often one was recorded. */
  readonly result: (RecordedOn & { readonly at: number }) | undefined;
  readonly version: number;
  /** What the agency noted as transferred, oldest first; `at` is when. */
  readonly remittances: readonly (RemittanceFact & { readonly at: number })[];
  /** Whether the agency keeps the month's money, and recorded nothing since. */
  readonly withheld: boolean;
  readonly period: Period;
}

/** A month as the wire names it: `256911`. */
export function recvPeriod(month: number): string {
  return recvPeriodOf(endOfMonthIndex(month));
}

/** The month that the wire names. */
export function monthOf(period: string): number {
  return (Number(period.slice(0, 4)) - 543) * 12 + Number(period.slice(4)) - 1;
}

/** What an agency did about a month by now. */
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
    // Of money that is kept, what was recorded before counts no more.
    result: last && !withheld ? { at: last.at, on: dayOf(last.at), value: last.value } : undefined,
    version: results.length,
    remittances: overlay
      .all('remittance', agency.no)
      .filter(isOf)
      .map(({ at, value }) => ({ ...value, at })),
    withheld,
  };
}

/** The sheet of one month of a bill. */
export function sheetOn(world: World, billing: Billing, month: number): Sheet {
  const { agency } = billing;
  const done = doneIn(world, agency, month);
  const noted = done.remittances.map(({ at, satang }) => ({ on: dayOf(at), satang }));
  const period = derivePeriod(billing, month, { result: done.result, noted });
  const months = billedMonths(billing);
  return { agency, billing, months, month, rows: sheetRows(billing, month), ...done, period };
}
