import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import { padMembershipNo } from '@coop/format/membership-no';
import { wireOf } from '../control/baht.ts';
import type { Month, MonthResult, MonthTransfer } from '../control/control.ts';

/** A member who is short, as it is typed. */
export interface ShortLine {
  readonly id: number;
  readonly member: string;
  readonly deducted: string;
  readonly reason: (typeof DEDUCT_REASONS)[number];
}

export const REASON_OPTIONS = DEDUCT_REASONS.map((one) => ({ value: one, label: one }));

export function isReason(value: string): value is ShortLine['reason'] {
  return DEDUCT_REASONS.some((one) => one === value);
}

/** One line more, of nobody yet. */
export function withLine(lines: readonly ShortLine[]): ShortLine[] {
  const id = (lines.at(-1)?.id ?? 0) + 1;
  return [...lines, { id, member: '', deducted: '', reason: DEDUCT_REASONS[0] }];
}

type Which = Pick<Month, 'agency' | 'period'> & { readonly world: string };

/** The result that the lines describe. Wrong figures are sent as they are: the mock says what is wrong with them. */
export function resultOf(
  { world, agency, period }: Which,
  lines: readonly ShortLine[],
): MonthResult {
  const short = lines.map(({ member, deducted, reason }) => ({
    member: padMembershipNo(member),
    deducted: wireOf(deducted),
    reason,
  }));
  return { world, agency, period, short };
}

export const NO_TRANSFER = { amount: '', on: '', reference: '' };

/** The transfer that the form describes; what is empty is left to the mock. */
export function transferOf(
  { world, agency, period }: Which,
  { amount, on, reference }: typeof NO_TRANSFER,
): MonthTransfer {
  return {
    world,
    agency,
    period,
    ...(amount.trim() && { amount: wireOf(amount) }),
    ...(on && { on }),
    ...(reference.trim() && { reference: reference.trim() }),
  };
}
