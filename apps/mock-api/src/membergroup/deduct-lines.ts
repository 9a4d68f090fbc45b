import type { Closing as ClosingWire } from '@coop/contracts/membergroup/closing';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import type { SheetRow } from '@coop/cooperative/agency/billing';
import { type ClosingSums, sumClosings } from '@coop/cooperative/agency/closing';
import { closedReason, outcomeOf, type RecordedOn } from '@coop/cooperative/agency/deduction';
import { fullName } from '@coop/cooperative/people/member';
import type { Sheet } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import type { World } from '../world/world.ts';
import { wireHead, wireRecord, wireTransfer } from './sheet.ts';

function wireSums(closing: ClosingSums): ClosingWire {
  return {
    in_time_amount: toWire(closing.inTimeSatang),
    carried_amount: toWire(closing.carriedSatang),
    before_amount: toWire(closing.beforeSatang),
    left_amount: toWire(closing.leftSatang),
    settled_amount: toWire(closing.settledSatang),
    held_amount: toWire(closing.heldSatang),
    ...(closing.nextSatang !== undefined && { next_amount: toWire(closing.nextSatang) }),
  };
}

/** Returns how a member's bill closed; nothing before the due day. */
function wireClosing(row: SheetRow): Pick<DeductLine, 'closing'> {
  const { closing } = row;
  if (!closing) return {};
  const { collector } = closing;
  if (collector.who === 'HERE') return { closing: wireSums(closing) };
  const name = collector.who === 'AGENCY' ? collector.name : '';
  return { closing: { ...wireSums(closing), collector: { kind: collector.who, name } } };
}

/** Returns how the whole bill closed; nothing before the due day. */
function wireClosings(rows: readonly SheetRow[]): { closing?: ClosingWire } {
  const closings = rows.flatMap(({ closing }) => closing ?? []);
  return closings.length > 0 ? { closing: wireSums(sumClosings(closings)) } : {};
}

/** Returns a member's line of the bill, and what came of it. */
export function wireLine(row: SheetRow, result: RecordedOn | undefined): DeductLine {
  const { member, kep } = row;
  const outcome = outcomeOf(row, result);
  return {
    membership_no: member.membershipNo,
    member_fullname: fullName(member),
    billed_amount: toWire(kep.totalSatang),
    deducted_amount: toWire(outcome.deductedSatang),
    reason: outcome.reason,
    carried_amount: toWire(outcome.carriedSatang),
    outstanding_amount: toWire(outcome.outstandingSatang),
    settled_date: outcome.settledOn,
    ...wireClosing(row),
  };
}

/** Returns every member's line, by a recorded result or one that is checked. */
export function wireLines({ rows }: Sheet, result: RecordedOn | undefined): DeductLine[] {
  return rows.map((row) => wireLine(row, result));
}

/** Returns the bill of a month with what came of it. */
export function describe(world: World, sheet: Sheet): GroupDeductResult {
  const { totals: _totals, member_count: _count, ...head } = wireHead(sheet);
  const { result, version, period } = sheet;
  return {
    ...head,
    ...wireTransfer(world, sheet),
    closed_reason: closedReason(sheet) ?? '',
    ...wireRecord(world, sheet),
    revision: Math.max(0, version - 1),
    version,
    lines: wireLines(sheet, result),
    deducted_amount: toWire(period.deductedSatang),
    remitted_amount: toWire(period.remittedSatang),
    ...wireClosings(sheet.rows),
  };
}
