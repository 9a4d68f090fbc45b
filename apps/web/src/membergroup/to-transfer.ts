import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { parseBaht } from '@coop/format/money';

type Known = Partial<Pick<BillingPeriod, 'deducted_amount'>> & {
  readonly billed_amount: string;
  readonly remitted_amount?: string;
};

/**
 * How much the agency transfers for a month, satang: what was deducted. Every page asks here, so that all of them say
 * the same. A backend that does not say what was deducted: all that is billed and has not come.
 */
export function toTransferSatang(month: Known): number | null {
  if (month.deducted_amount !== undefined) return parseBaht(month.deducted_amount);
  const billed = parseBaht(month.billed_amount);
  return billed === null ? null : billed - (parseBaht(month.remitted_amount) ?? 0);
}
