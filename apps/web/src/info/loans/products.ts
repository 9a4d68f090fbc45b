import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { planLoan } from '@coop/finance/loans/loan-plan';
import { rateOn } from '@coop/finance/rates';
import { formatCount, formatRate, parseBaht, parseRate } from '@coop/format/money';
import { wholeBaht } from '../../site/whole-baht.ts';

/** The rate of a product on a day in hundredths of a percent; before its first rate the first one. */
function rateOf({ rates }: LoanProductConfig, on: string): number {
  const steps = rates.map(({ from, rate }) => ({ from, rate: parseRate(rate) ?? 0 }));
  const first = steps[0]?.from ?? on;
  return rateOn(steps, on > first ? on : first);
}

/** Returns the rate of a product on a day, as people read it. */
export const rateText = (product: LoanProductConfig, on: string): string =>
  formatRate(rateOf(product, on));

/** Returns how many guarantors a product wants, by the sum that is lent. */
export function guarantorWords({ guarantors }: LoanProductConfig): string[] | undefined {
  if (guarantors === undefined) return undefined;
  if (guarantors.length === 0) return ['ไม่ใช้บุคคลค้ำประกัน'];
  return guarantors.map(({ up_to, count }) =>
    up_to === undefined
      ? `${guarantors.length > 1 ? 'เกินกว่านั้น ' : ''}${count}\u00a0คน`
      : `ไม่เกิน ${wholeBaht(up_to)} ใช้ ${count}\u00a0คน`,
  );
}

/** The numbers of instalments that a product allows. */
export const termWords = ({ terms }: LoanProductConfig): string =>
  `${terms.map(formatCount).join(', ')}\u00a0งวด`;

/** Cost of a sum each month by a product over its longest term, or why it is not lent. */
export type Instalment =
  | { readonly count: number; readonly firstSatang: number; readonly falls: boolean }
  | { readonly refusal: string };

/** Returns the instalment of a sum under a product's rules. */
export function instalmentOf(
  product: LoanProductConfig,
  amountSatang: number,
  on: string,
  { loans, bills }: KnownByLaws,
): Instalment {
  const cap = parseBaht(product.cap);
  const leastSatang = parseBaht(product.least);
  if (cap !== null && amountSatang > cap) {
    return { refusal: `เกินวงเงินสูงสุด ${wholeBaht(product.cap ?? '')}` };
  }
  if (leastSatang !== null && amountSatang < leastSatang) {
    return { refusal: `กู้ได้ตั้งแต่ ${wholeBaht(product.least ?? '')}` };
  }
  const count = Math.max(...product.terms);
  const plan = planLoan({
    principalSatang: amountSatang,
    rate: rateOf(product, on),
    method: product.method,
    rounding: product.rounding,
    disbursedOn: on,
    firstDue: loans.first_due,
    dueDay: bills.due_day,
    dayCount: loans.day_count,
    repay: { instalments: count },
  });
  if (!plan) return { refusal: 'ยังคำนวณค่างวดไม่ได้' };
  const falls = product.method === 'equal_principal';
  return {
    count,
    firstSatang: falls ? plan.firstSatang : plan.instalmentSatang,
    falls,
  };
}
