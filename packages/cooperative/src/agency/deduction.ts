import { type Arrear, owedSatang, sumOwed } from '../money/arrears.ts';
import type { ShortReason } from '../money/money-facts.ts';
import { dueOn } from '../rules/due-day.ts';
import {
  type BilledMember,
  type Billing,
  billedSatang,
  type SheetRow,
  sheetRows,
} from './billing.ts';
import { type DeductResult, lineOf } from './deduct-result.ts';

type PeriodStatus = 'ส่งบิลแล้ว' | 'รอเงิน' | 'รับครบ' | 'รับบางส่วน' | 'ค้างส่ง';

/** Outcome of a member's bill. Amounts are satang. */
export interface Outcome {
  /** Amount deducted: as recorded, else as received, else all of an open bill. */
  readonly deductedSatang: number;
  readonly reason: ShortReason;
  /** Amount that the cooperative has received. */
  readonly receivedSatang: number;
  /** Amount carried over to the next bill, and the part of it that is still owed. */
  readonly carriedSatang: number;
  readonly outstandingSatang: number;
  /** Day on which the last of it was paid; empty while something is owed, and if nothing was carried over. */
  readonly settledOn: string;
}

export interface RecordedOn {
  readonly on: string;
  readonly value: DeductResult;
}

/** Money for a month that came from an agency. */
interface Transfer {
  readonly on: string;
  readonly satang: number;
}

/** Acts of an agency about a month. */
export interface Done {
  readonly result: RecordedOn | undefined;
  /** Result of it; undefined where nobody has said anything of the month, neither the agency nor the desk. */
  readonly received: readonly Transfer[] | undefined;
}

export const NOTHING_DONE: Done = { result: undefined, received: undefined };

/** A month of collection. Amounts are satang. */
export interface Period {
  readonly month: number;
  readonly dueOn: string;
  readonly members: number;
  readonly billedSatang: number;
  /** Part of the bill that was left over from earlier months. */
  readonly arrearSatang: number;
  readonly deductedSatang: number;
  /** Amount that members were credited with. */
  readonly creditedSatang: number;
  /** Transfers the cooperative received, oldest first. */
  readonly transfers: readonly Transfer[];
  readonly remittedSatang: number;
  /** The agency's debt: what members were credited with, less what it transferred. Negative when it sent too much. */
  readonly debtSatang: number;
  /** Part of this month's own lines that is still owed today. */
  readonly outstandingSatang: number;
  readonly notDeductible: number;
  readonly status: PeriodStatus;
}

function carriedFrom({ carried }: BilledMember, month: number): Arrear[] {
  return carried.filter((arrear) => arrear.month === month);
}

export function outcomeOf({ member, kep }: SheetRow, result: RecordedOn | undefined): Outcome {
  const line = result && lineOf(result.value, member.no);
  const carried = carriedFrom(member, kep.month);
  const outstandingSatang = sumOwed(carried);
  const cameLate = line && result.on > dueOn(kep.month);
  const received = kep.isDue ? kep.receivedSatang : 0;
  const assumed = kep.isDue ? received : kep.totalSatang;
  return {
    deductedSatang: line?.deductedSatang ?? assumed,
    reason: line?.reason ?? kep.reason,
    receivedSatang: cameLate ? line.deductedSatang : received,
    carriedSatang: carried.reduce((sum, arrear) => sum + arrear.carriedSatang, 0),
    outstandingSatang,
    settledOn: lastDay(carried),
  };
}

function lastDay(carried: readonly Arrear[]): string {
  if (carried.some((arrear) => owedSatang(arrear) > 0)) return '';
  return (
    carried
      .map((arrear) => arrear.settledOn)
      .sort()
      .at(-1) ?? ''
  );
}

/** Returns what is to come is what was recorded, or without a record all that was billed. */
function statusOf(
  { billedSatang, deductedSatang, remittedSatang }: Omit<Period, 'status'>,
  isDue: boolean,
  { result, received }: Done,
): PeriodStatus {
  const expected = result ? deductedSatang : billedSatang;
  const hasCome = remittedSatang > 0 || (isDue && billedSatang === 0);
  if (hasCome) return remittedSatang >= expected ? 'รับครบ' : 'รับบางส่วน';
  if (isDue) return 'ค้างส่ง';
  return result || received ? 'รอเงิน' : 'ส่งบิลแล้ว';
}

/**
 * Returns what came for a month. Where nobody has said anything of it, everything that members were credited with came
 * on the due day.
 */
function transfersOf({ received }: Done, creditedSatang: number, due: string): readonly Transfer[] {
  if (received) return received;
  return creditedSatang === 0 ? [] : [{ on: due, satang: creditedSatang }];
}

/** Derives a month of the whole agency, or of one of its units. A unit's part of the transfers is not known. */
export function derivePeriod(billing: Billing, month: number, done: Done, unitNo?: string): Period {
  const { result } = done;
  const rows = sheetRows(billing, month).filter(
    ({ member }) => unitNo === undefined || member.unitNo === unitNo,
  );
  const sum = { arrearSatang: 0, deductedSatang: 0, creditedSatang: 0, outstandingSatang: 0 };
  let notDeductible = 0;
  for (const row of rows) {
    const outcome = outcomeOf(row, result);
    for (const line of row.kep.entries) if (line.isArrears) sum.arrearSatang += line.amountSatang;
    sum.deductedSatang += outcome.deductedSatang;
    sum.creditedSatang += outcome.receivedSatang;
    sum.outstandingSatang += outcome.outstandingSatang;
    if (outcome.deductedSatang < row.kep.totalSatang) notDeductible += 1;
  }
  const billed = billedSatang(rows);
  const isDue = dueOn(month) <= billing.asOf;
  const transfers = transfersOf(done, sum.creditedSatang, dueOn(month));
  const remittedSatang = transfers.reduce((all, transfer) => all + transfer.satang, 0);
  const period = {
    month,
    dueOn: dueOn(month),
    members: rows.length,
    billedSatang: billed,
    ...sum,
    transfers,
    remittedSatang,
    debtSatang: isDue ? sum.creditedSatang - remittedSatang : 0,
    notDeductible,
  };
  return { ...period, status: statusOf(period, isDue, done) };
}

interface ClosedBy {
  readonly period: Pick<Period, 'dueOn' | 'creditedSatang' | 'debtSatang'>;
  readonly billing: Pick<Billing, 'asOf'>;
  readonly result: RecordedOn | undefined;
}

/**
 * Returns why the result of a month cannot be recorded: once it is booked, which is when the due day is over, or the day
 * of a late record; the cooperative's correction opens nothing. Undefined if it can.
 */
export function closedReason({ period, billing: { asOf }, result }: ClosedBy): string | undefined {
  const { dueOn: due, creditedSatang, debtSatang } = period;
  const isOfToday = result !== undefined && result.on > asOf && !result.value.correction;
  if (due > asOf || isOfToday || creditedSatang === 0) return undefined;
  if (debtSatang > 0) {
    return 'ผลการหักของงวดนี้ลงบัญชีของสมาชิกแล้ว หากต้องแก้ไขกรุณาติดต่อสหกรณ์';
  }
  return 'สหกรณ์รับเงินของงวดนี้แล้ว หากต้องแก้ไขผลการหักกรุณาติดต่อสหกรณ์';
}
