import { periodAt, toCommonYear, yearOf } from '@coop/format/thai-date';
import { type Billing, billedMonths, type SheetRow, sheetRows } from '../agency/billing.ts';
import { derivePeriod, type Period, type RecordedOn } from '../agency/deduction.ts';
import type { Books } from '../books.ts';
import type { RemittanceFact } from '../log/fact-values.ts';
import { dayOf, endOfDay } from '../moments.ts';
import type { Agency } from '../people/agency.ts';
import { type Note, type NoteState, noteStates, type Receipt, receiptsOf } from './receipts.ts';

/** A month of an agency: the data of all its papers. */
export interface Sheet {
  readonly agency: Agency;
  readonly billing: Billing;
  readonly months: readonly number[];
  readonly month: number;
  readonly rows: readonly SheetRow[];
  /** The last recorded result unless the money was kept since. */
  readonly result: (RecordedOn & { readonly at: number }) | undefined;
  /** Number of times that a result was recorded. */
  readonly version: number;
  /** Transfers the agency noted, oldest first; `at` is when. */
  readonly remittances: readonly (Note & Pick<RemittanceFact, 'slip'>)[];
  /** State of each of them. */
  readonly noteStates: readonly NoteState[];
  /** Sums that the cooperative received, in the order of its receipts. */
  readonly receipts: readonly Receipt[];
  /** Tells whether the agency keeps the month's money and has recorded nothing since. */
  readonly withheld: boolean;
  readonly period: Period;
}

/** Tells whether the agency noted a transfer of a month and did not take it back. */
export const isNoted = ({ noteStates }: Sheet): boolean =>
  noteStates.some((state) => state !== 'withdrawn');

/** Returns the transfers of a month that are on their way or came: how much, and the day of the last. */
export function transferred({ remittances, noteStates }: Sheet) {
  const counts = (state: NoteState | undefined) => state === 'waiting' || state === 'received';
  const counted = remittances.filter((_, index) => counts(noteStates[index]));
  return {
    satang: counted.reduce((sum, remittance) => sum + remittance.satang, 0),
    on: counted.at(-1)?.on ?? '',
  };
}

/** Formats a month as on the wire: `256911`. */
export function recvPeriod(month: number): string {
  return periodAt(month);
}

/** Parses a month of the wire. */
export function monthOf(period: string): number {
  return toCommonYear(yearOf(period)) * 12 + Number(period.slice(4)) - 1;
}

/** Returns what an agency has done about a month by now. */
function doneIn(world: Books, agency: Agency, month: number) {
  const now = world.clock.now();
  const { overlay } = world;
  const isOf = ({ value }: { readonly value: { readonly month: number } }) => value.month === month;
  const seen = <K extends 'remittance' | 'remittance-withdrawal' | 'bank-receipt'>(kind: K) =>
    overlay
      .until(kind, agency.no, now)
      .filter(isOf)
      .map(({ at, value }) => ({ ...value, at }));
  const results = overlay.until('deduct-result', agency.no, now).filter(isOf);
  const last = results.at(-1);
  const kept = overlay.until('withholding', agency.no, now).findLast(isOf);
  const withheld = kept !== undefined && (!last || kept.at >= last.at);
  // A result recorded before the money was kept does not count any more.
  const result =
    last && !withheld ? { at: last.at, on: dayOf(last.at), value: last.value } : undefined;
  const withdrawn = new Set(seen('remittance-withdrawal').map(({ note }) => note));
  const remittances = seen('remittance').map((note, index) => ({
    ...note,
    isWithdrawn: withdrawn.has(index),
  }));
  const brought = seen('bank-receipt');
  // That money was deducted does not bring it: a recorded month waits for what the bank brings.
  const isSaid = result !== undefined || remittances.length - withdrawn.size + brought.length > 0;
  return {
    result,
    version: results.length,
    remittances,
    noteStates: noteStates(remittances, brought, now),
    receipts: isSaid ? receiptsOf(remittances, brought, now) : undefined,
    withheld,
  };
}

export function sheetOn(world: Books, billing: Billing, month: number): Sheet {
  const { agency } = billing;
  const { receipts: received, ...done } = doneIn(world, agency, month);
  const period = derivePeriod(billing, month, { result: done.result, received });
  const assumed = period.transfers.map(
    ({ on, satang }): Receipt => ({ at: endOfDay(on), on, cameOn: on, satang, reference: '' }),
  );
  const receipts = received ?? assumed;
  const months = billedMonths(billing);
  const rows = sheetRows(billing, month);
  return { agency, billing, months, month, rows, ...done, receipts, period };
}
