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
import { type DeductResult, derivePeriod, type Period } from '../world/agency/deduction.ts';
import type { KepEntry } from '../world/money/kep.ts';
import { type Agency, findAgency } from '../world/people/agency.ts';
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
  /** The recorded result and its revision. */
  readonly result: { readonly at: number; readonly value: DeductResult } | undefined;
  readonly revision: number;
  readonly period: Period;
}

export function resultsOf(world: World, agency: Agency, month: number) {
  return world.overlay.all('deduct-result', agency.no).filter((fact) => fact.value.month === month);
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
  const results = resultsOf(world, agency, month);
  const result = results.at(-1);
  return {
    agency,
    billing,
    months,
    month,
    rows: sheetRows(billing, month),
    result,
    revision: Math.max(0, results.length - 1),
    period: derivePeriod(billing, month, result?.value),
  };
}

export function wirePeriod(period: Period): BillingPeriod {
  const { billedSatang, remittedSatang } = period;
  return {
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
  };
}

const BANGKOK_MS = 7 * 3_600_000;

/** Bangkok wall time, `YYYY-MM-DD HH:MM:SS`. */
export function wallTime(epochMs: number): string {
  return new Date(epochMs + BANGKOK_MS).toISOString().slice(0, 19).replace('T', ' ');
}
