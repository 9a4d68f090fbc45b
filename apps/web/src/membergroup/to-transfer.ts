import { parseBaht } from '@coop/format/money';

interface Known {
  readonly billed_amount: string;
  readonly deducted_amount?: string | undefined;
  readonly remitted_amount?: string | undefined;
  readonly transferred_amount?: string | undefined;
  readonly debt_amount?: string | undefined;
}

/**
 * How much the agency transfers for a month, satang: what was deducted. Every page asks here, so that all of them say
 * the same. A backend that does not say what was deducted: all that is billed and has not come.
 */
export function toTransferSatang(month: Known): number | null {
  const deducted = parseBaht(month.deducted_amount);
  const billed = parseBaht(month.billed_amount);
  if (deducted !== null || billed === null) return deducted;
  return billed - (parseBaht(month.remitted_amount) ?? 0);
}

/**
 * What of that is still to be transferred, satang: what the cooperative says is missing, or what the agency has not
 * noted as transferred.
 */
export function leftSatang(month: Known): number | null {
  const debt = parseBaht(month.debt_amount);
  const whole = toTransferSatang(month);
  if (debt !== null || whole === null) return debt;
  return Math.max(0, whole - (parseBaht(month.transferred_amount) ?? 0));
}

/**
 * How much it would be once a form is recorded that leaves out so much, satang; null where nobody knows what is billed.
 */
export function draftTransferSatang({ billed_amount }: Known, missing: number): number | null {
  const billed = parseBaht(billed_amount);
  return billed === null ? null : billed - missing;
}
