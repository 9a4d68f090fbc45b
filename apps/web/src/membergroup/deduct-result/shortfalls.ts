import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import { text } from './text.ts';

/** A typed entry for a member who could not be deducted in full. */
export interface Shortfall {
  readonly membership_no: string;
  readonly deducted: string;
  readonly reason: string;
}

export type Reason = DeductLine['reason'];

function isReason(value: unknown): value is Exclude<Reason, ''> {
  return DEDUCT_REASONS.some((one) => one === value);
}

const satang = (baht: string) => parseBaht(baht) ?? 0;

/** The members of lines who were not deducted in full. */
export function shortfallsOf(lines: readonly DeductLine[]): Shortfall[] {
  return lines
    .filter((line) => satang(line.deducted_amount) < satang(line.billed_amount))
    .map(({ membership_no, deducted_amount, reason }) => ({
      membership_no,
      deducted: formatSatang(parseBaht(deducted_amount)),
      reason,
    }));
}

/** Entries of a stored draft, without those of members who are not on this sheet. */
export function readShortfalls(
  kept: unknown,
  lines: readonly DeductLine[],
): Shortfall[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const known = new Set(lines.map((line) => line.membership_no));
  return kept.flatMap((one): Shortfall[] => {
    const { membership_no, deducted, reason } = (one ?? {}) as Record<string, unknown>;
    const isComplete = typeof deducted === 'string' && typeof reason === 'string';
    return typeof membership_no === 'string' && known.has(membership_no) && isComplete
      ? [{ membership_no, deducted, reason }]
      : [];
  });
}

export interface ShortfallErrors {
  readonly deducted?: string;
  readonly reason?: string;
}

/** What is wrong with an entry. */
export function checkShortfall(short: Shortfall, line: DeductLine): ShortfallErrors {
  const typed = parseBaht(short.deducted);
  const billed = parseBaht(line.billed_amount);
  const amount =
    typed === null || typed < 0
      ? text.badAmount
      : billed !== null && typed >= billed
        ? text.tooMuch(formatSatang(billed))
        : undefined;
  return {
    ...(amount && { deducted: amount }),
    ...(!isReason(short.reason) && { reason: text.needReason }),
  };
}

/** Satang that could not be deducted; invalid amounts count as 0. */
export function missingSatang(
  shortfalls: readonly Shortfall[],
  lines: readonly DeductLine[],
): number {
  return shortfalls.reduce((sum, short) => {
    const line = lines.find((one) => one.membership_no === short.membership_no);
    const typed = parseBaht(short.deducted);
    return line && typed !== null ? sum + Math.max(0, satang(line.billed_amount) - typed) : sum;
  }, 0);
}

/** The answers about every member of the sheet. */
export function answersOf({ lines }: GroupDeductResult, shortfalls: readonly Shortfall[]) {
  const byNo = new Map(shortfalls.map((one) => [one.membership_no, one]));
  return lines.map(({ membership_no, billed_amount }) => {
    const short = byNo.get(membership_no);
    const reason: Reason = isReason(short?.reason) ? short.reason : '';
    return {
      membership_no,
      deducted_amount: short ? toWire(satang(short.deducted)) : billed_amount,
      reason,
    };
  });
}
