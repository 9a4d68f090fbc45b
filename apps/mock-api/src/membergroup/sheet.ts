import type {
  BillingLine,
  BillingPeriod,
  KindTotal,
  SheetQuery,
} from '@coop/contracts/membergroup/billing';
import { endOfMonthIndex } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import { recvPeriodOf } from '@coop/format/thai-date';
import { subjectOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import {
  type Billing,
  billedMonths,
  type KindSum,
  kindOf,
  kindSums,
  type SheetRow,
  sheetRows,
} from '../world/agency/billing.ts';
import { derivePeriod, type Period, type RecordedOn } from '../world/agency/deduction.ts';
import type { KepEntry } from '../world/money/collection.ts';
import { type Agency, findAgency } from '../world/people/agency.ts';
import { dayOf } from '../world/state/clock.ts';
import type { RemittanceFact } from '../world/state/overlay.ts';
import type { Session } from '../world/state/sessions.ts';
import type { World } from '../world/world.ts';

interface GroupCall {
  readonly world: World;
  readonly session: Session | undefined;
}

/** The signed-in agency. */
export function agencyOf(call: GroupCall): Agency {
  const agency = findAgency(subjectOf(call), call.world.view().population);
  if (!agency) throw notFound();
  return agency;
}

export function recvPeriod(month: number): string {
  return recvPeriodOf(endOfMonthIndex(month));
}

function monthOf(period: string): number {
  return (Number(period.slice(0, 4)) - 543) * 12 + Number(period.slice(4)) - 1;
}

/** A month of the signed-in agency: the data of all its papers. */
export interface Sheet {
  readonly agency: Agency;
  readonly billing: Billing;
  readonly months: readonly number[];
  readonly month: number;
  readonly rows: readonly SheetRow[];
  /** The last recorded result, and how often one was recorded. */
  readonly result: (RecordedOn & { readonly at: number }) | undefined;
  readonly version: number;
  readonly remittance: RemittanceFact | undefined;
  readonly period: Period;
}

/** What an agency did about a month by now. */
function doneIn(world: World, agency: Agency, month: number) {
  const now = world.clock.now();
  const { overlay } = world;
  const isOf = (fact: { readonly at: number; readonly value: { readonly month: number } }) =>
    fact.at <= now && fact.value.month === month;
  const results = overlay.all('deduct-result', agency.no).filter(isOf);
  const last = results.at(-1);
  return {
    result: last && { at: last.at, on: dayOf(last.at), value: last.value },
    version: results.length,
    remittance: overlay.all('remittance', agency.no).findLast(isOf)?.value,
  };
}

/** The sheet a call asks for. @throws WireError 404 for another agency's and for a month without one */
export async function sheetOf(call: GroupCall & { readonly body: SheetQuery }): Promise<Sheet> {
  const { world, body } = call;
  const agency = agencyOf(call);
  if (body.member_group_no !== agency.no) throw notFound();
  const billing = await world.billing(agency);
  const months = billedMonths(billing);
  const month = body.recv_period === undefined ? months[0] : monthOf(body.recv_period);
  if (month === undefined || !months.includes(month)) throw notFound();
  return sheetOn(world, billing, month);
}

/** The sheet of one month of a bill. */
export function sheetOn(world: World, billing: Billing, month: number): Sheet {
  const { agency } = billing;
  const done = doneIn(world, agency, month);
  const period = derivePeriod(billing, month, done.result);
  const months = billedMonths(billing);
  return { agency, billing, months, month, rows: sheetRows(billing, month), ...done, period };
}

/** What the agency says it has transferred, and the cooperative's receipt once the money has come. */
export function wireTransfer({ agency, month, remittance, period }: Sheet) {
  const hasCome = period.remittedSatang > 0;
  const number = `${recvPeriod(month).slice(2)}/${agency.no.slice(4)}`;
  return {
    transferred_date: remittance?.on ?? '',
    transferred_amount: toWire(remittance?.satang ?? 0),
    receipt_no: hasCome ? `รง. ${number}` : '',
    receipt_date: hasCome ? period.dueOn : '',
  };
}

export function wirePeriod(sheet: Sheet): BillingPeriod {
  const { period } = sheet;
  const { billedSatang, remittedSatang } = period;
  return {
    arrear_amount: toWire(period.arrearSatang),
    outstanding_amount: toWire(period.outstandingSatang),
    deducted_amount: toWire(period.deductedSatang),
    ...wireTransfer(sheet),
    recv_period: recvPeriod(period.month),
    member_count: period.members,
    billed_amount: toWire(billedSatang),
    remitted_amount: toWire(remittedSatang),
    remain_amount: toWire(billedSatang - remittedSatang),
    not_deductible_count: period.notDeductible,
    due_date: period.dueOn,
    status: period.status,
  };
}

function wireTotal({ kind, count, ...sums }: KindSum): KindTotal {
  return {
    kind,
    count,
    principal: toWire(sums.principalSatang),
    interest: toWire(sums.interestSatang),
    amount: toWire(sums.amountSatang),
  };
}

export function wireTotals(rows: readonly SheetRow[]): KindTotal[] {
  return kindSums(rows).map(wireTotal);
}

/** The head of a paper. */
export function wireHead({ agency, billing, months, rows, period }: Sheet) {
  return {
    as_of: billing.asOf,
    member_group_no: agency.no,
    member_group_name: agency.name,
    recv_period: recvPeriod(period.month),
    periods: months.map(recvPeriod),
    due_date: period.dueOn,
    status: period.status,
    member_count: period.members,
    billed_amount: toWire(period.billedSatang),
    totals: wireTotals(rows),
  };
}

export function wireLine(entry: KepEntry): BillingLine {
  return {
    kind: kindOf(entry),
    item_desc: entry.desc,
    ref_no: entry.refNo,
    period: entry.period,
    principal: toWire(entry.principalSatang),
    interest: toWire(entry.interestSatang),
    amount: toWire(entry.amountSatang),
    is_arrear: entry.isArrears,
  };
}

const BANGKOK_MS = 7 * 3_600_000;

/** Bangkok wall time, `YYYY-MM-DD HH:MM:SS`. */
export function wallTime(epochMs: number): string {
  return new Date(epochMs + BANGKOK_MS).toISOString().slice(0, 19).replace('T', ' ');
}
