import { daysBetween, monthIndex } from '../calendar.ts';
import { requireInteger } from '../exact.ts';
import { roundRatio } from '../rounding.ts';

/** `gpf` for members of the government pension fund (กบข.), which has a law of its own. */
export type PensionLaw = 'gpf' | 'act2494';

/** Parts that a year of service earns: a fiftieth of the pay. */
const PARTS_PER_PAY = 50;
/** Most months that count under the fund's law: 70 % of the average is 35 fiftieths. */
const GPF_MOST_MONTHS = 35 * 12;
const ACT_MOST_YEARS = 50;

/**
 * Computes a civil servant's pension per month. `gpf` (Act of B.E. 2539, sections 63 and 66): average pay of the last
 * 60 months × years of service, fractions counted, ÷ 50, at most 70 % of the average. `act2494` (Act of B.E. 2494):
 * last pay × years ÷ 50, half a year counting as one, at most the pay.
 * @param paySatang the average or the last pay, satang a month
 * @param from day on which the service began
 * @param to its last day
 * @returns integer satang, cut to the satang; 0 before the service
 * @throws RangeError on a day that does not exist or pay that is not whole satang
 */
export function pension(law: PensionLaw, paySatang: number, from: string, to: string): number {
  requireInteger(paySatang, 'the pay in satang', 0);
  if (daysBetween(from, to) <= 0) return 0;
  const months = Math.max(0, monthIndex(to) + 1 - monthIndex(from));
  if (law === 'gpf') {
    return cut(paySatang * Math.min(months, GPF_MOST_MONTHS), PARTS_PER_PAY * 12);
  }
  const years = Math.floor((months + 6) / 12);
  return cut(paySatang * Math.min(years, ACT_MOST_YEARS), PARTS_PER_PAY);
}

/** Divides to whole satang, rounding down. */
function cut(numerator: number, denominator: number): number {
  const rounded = roundRatio(numerator, denominator, 'half2dp');
  return rounded * denominator > numerator ? rounded - 1 : rounded;
}
