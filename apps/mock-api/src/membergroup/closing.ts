import type { Closing as ClosingWire } from '@coop/contracts/membergroup/closing';
import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { toWire } from '@coop/format/money';
import type { SheetRow } from '../world/agency/billing.ts';
import { type ClosingSums, sumClosings } from '../world/agency/closing.ts';

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

/** How a member's bill closed; nothing before the due day. */
export function wireClosing(row: SheetRow): Pick<DeductLine, 'closing'> {
  const { closing } = row;
  if (!closing) return {};
  const { collector } = closing;
  if (collector.who === 'HERE') return { closing: wireSums(closing) };
  const name = collector.who === 'AGENCY' ? collector.name : '';
  return { closing: { ...wireSums(closing), collector: { kind: collector.who, name } } };
}

/** How the whole bill closed; nothing before the due day. */
export function wireClosings(rows: readonly SheetRow[]): { closing?: ClosingWire } {
  const closings = rows.flatMap(({ closing }) => closing ?? []);
  return closings.length > 0 ? { closing: wireSums(sumClosings(closings)) } : {};
}
