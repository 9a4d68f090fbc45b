import type {
  AgencyReceipt,
  BillingLine,
  BillingPeriod,
  KindTotal,
  SheetQuery,
  TransferFinding,
} from '@coop/contracts/membergroup/billing';
import {
  billedMonths,
  type KindSum,
  kindOf,
  kindSums,
  type SheetRow,
} from '@coop/cooperative/agency/billing';
import { today, wallTime } from '@coop/cooperative/moments';
import { descOf, type KepEntry } from '@coop/cooperative/money/bills/collection';
import { type Agency, findAgency } from '@coop/cooperative/people/agency';
import { deriveAgencyRep } from '@coop/cooperative/people/agency-rep';
import { leftToTransfer } from '@coop/cooperative/remittance/acts';
import { arrearsSince } from '@coop/cooperative/remittance/arrears-since';
import type { NoteState, Receipt } from '@coop/cooperative/remittance/receipts';
import {
  monthOf,
  recvPeriod,
  type Sheet,
  sheetOn,
  transferred,
} from '@coop/cooperative/remittance/sheet';
import { daysBetween } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import type { SignedIn } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { agencyReceiptPaper, receiptNoOf } from '../paper/verify/agency.ts';
import { stamp } from '../paper/verify/stamp.ts';
import type { World } from '../world/world.ts';

interface GroupCall extends SignedIn {
  readonly world: World;
}

export function agencyOf({ world, subject }: Pick<GroupCall, 'world' | 'subject'>): Agency {
  const agency = findAgency(subject, world.view().population);
  if (!agency) throw notFound();
  return agency;
}

/**
 * Returns the sheet that a call asks for.
 * @throws WireError 404 for another agency's and for a month without one
 */
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

/** Findings of notes that are told: one that was taken back is not. */
const FINDINGS: Readonly<Partial<Record<NoteState, TransferFinding>>> = {
  waiting: 'รอตรวจ',
  received: 'รับแล้ว',
  missing: 'ไม่พบเงิน',
};

function wireOver({ over }: Receipt): Pick<AgencyReceipt, 'over'> {
  if (!over) return {};
  if (over.way === 'returned') return { over: { way: 'RETURNED' } };
  return { over: { way: 'CARRIED', recv_period: recvPeriod(over.month) } };
}

function wireReceipts(world: World, sheet: Sheet): AgencyReceipt[] {
  return sheet.receipts.map((receipt, index) => ({
    receipt_no: receiptNoOf(sheet, index),
    receipt_date: receipt.on,
    amount: toWire(receipt.satang),
    came_date: receipt.cameOn,
    reference: receipt.reference,
    ...wireOver(receipt),
    verification: stamp(world, agencyReceiptPaper(sheet, receipt, index)),
  }));
}

/** Returns the number of a note, by its place among those of the month. */
export const transferNoOf = (index: number): string => String(index + 1);

/** Returns the transfers that the agency noted, and the cooperative's receipts. */
export function wireTransfer(world: World, sheet: Sheet) {
  const { remittances, noteStates, period } = sheet;
  const { debtSatang, dueOn } = period;
  const receipts = wireReceipts(world, sheet);
  const sent = transferred(sheet);
  const last = receipts.findLast(({ over }) => !over);
  const noted = remittances.flatMap(({ on, satang, reference, slip }, index) => {
    const finding = FINDINGS[noteStates[index] ?? 'waiting'];
    if (!finding) return [];
    const receipt = receipts[sheet.receipts.findIndex((other) => other.note === index)];
    return {
      transfer_no: transferNoOf(index),
      transferred_date: on,
      amount: toWire(satang),
      reference,
      receipt_no: receipt?.receipt_no ?? '',
      receipt_date: receipt?.receipt_date ?? '',
      finding,
      ...(slip && { slip_name: slip.name }),
    };
  });
  return {
    transferred_date: sent.on,
    transferred_amount: toWire(sent.satang),
    receipt_no: last?.receipt_no ?? '',
    receipt_date: last?.receipt_date ?? '',
    ...(noted.length > 0 && { transfers: noted }),
    ...(receipts.length > 0 && { receipts }),
    left_amount: toWire(leftToTransfer(sheet)),
    ...wireDebt(debtSatang, daysBetween(dueOn, today(world.clock))),
    ...wireArrears(sheet),
  };
}

/** Returns what has become of the arrears on an open bill; nothing where they are as they were billed. */
export function wireArrears(sheet: Sheet) {
  const since = arrearsSince(sheet);
  if (!since || since.settledSatang <= 0) return {};
  return {
    arrear_settled_amount: toWire(since.settledSatang),
    arrear_left_amount: toWire(since.leftSatang),
  };
}

/** Returns what is credited to members and has not come, and for how many days; nothing without debt. */
function wireDebt(satang: number, days: number): Pick<BillingPeriod, 'debt_amount' | 'debt_days'> {
  return satang > 0 ? { debt_amount: toWire(satang), debt_days: days } : {};
}

/**
 * Returns when the agency last recorded what it deducted, who did (its representative is the only one who signs in),
 * and on which device.
 */
export function wireRecord(world: World, { agency, result }: Sheet) {
  if (!result) return { recorded_at: '', recorded_by: '' };
  const { device } = result.value;
  return {
    recorded_at: wallTime(result.at),
    recorded_by: deriveAgencyRep(world.view(), agency).name,
    ...(device && { recorded_device: device }),
  };
}

export function wirePeriod(world: World, sheet: Sheet): BillingPeriod {
  const { period } = sheet;
  const { billedSatang, remittedSatang } = period;
  return {
    arrear_amount: toWire(period.arrearSatang),
    outstanding_amount: toWire(period.outstandingSatang),
    deducted_amount: toWire(period.deductedSatang),
    ...wireTransfer(world, sheet),
    ...wireRecord(world, sheet),
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
    item_desc: descOf(entry),
    ref_no: entry.refNo,
    period: entry.period,
    principal: toWire(entry.principalSatang),
    interest: toWire(entry.interestSatang),
    amount: toWire(entry.amountSatang),
    is_arrear: entry.isArrears,
  };
}
