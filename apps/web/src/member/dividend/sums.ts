import type { DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht } from '@coop/format/money';
import { text } from './text.ts';
import { isEstimate } from './what-if.ts';

/** A sum with its label, in satang, and at which rate. */
type Sum = readonly [label: string, satang: number | null, rate?: string];

/** From the two sums to the net, line by line; what is taken is negative. What a deduction lacks stands after the net. */
export function sumsOf(year: DividendYear) {
  const { div_amt, div_rate, avg_amt, avg_rate, avg_withheld, etc_amt, deductions } = year;
  const etc = parseBaht(etc_amt);
  const lines: Sum[] = [
    [text.dividend, parseBaht(div_amt), `${div_rate} %`],
    [text.refund, parseBaht(avg_amt), avg_withheld ? text.refundWithheld : `${avg_rate} %`],
    ...(etc === 0 ? [] : [['อื่น ๆ', etc] as const]),
    [text.gross, parseBaht(year.sum_amt)],
    ...deductions.map(({ deduct_desc, amount }): Sum => {
      const satang = parseBaht(amount);
      return [deduct_desc, satang && -satang];
    }),
  ];
  const short = deductions
    .map(({ deduct_desc, shortfall }): Sum => [`${deduct_desc} ยังขาด`, parseBaht(shortfall)])
    .filter(([, satang]) => satang !== 0);
  return { lines, net: [netLabel(year), parseBaht(year.net_amt)] satisfies Sum, short };
}

export const netLabel = (year: DividendYear) => (isEstimate(year) ? text.netEstimated : 'รับสุทธิ');
