import * as z from 'zod/mini';
import { RoundingName } from './entry/rounding.ts';
import { IsoDate, Money, Percent } from './entry/wire.ts';

// The rules of money that a deployment may publish for its calculators. Names of rules are those of @coop/finance.

/** Month end that collects the first instalment of a loan. */
export const FirstDueName = z.enum(['next_month_end', 'same_month_if_by_5th', 'same_month_end']);

export const LoanProductConfig = z.object({
  code: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  method: z.enum(['equal_principal', 'equal_total']),
  /** Oldest first; each rate holds from its day until the next one's. */
  rates: z.array(z.object({ from: IsoDate, rate: Percent })).check(z.minLength(1)),
  /** `instalment` rounds the principal part or the whole payment, whichever the method keeps equal. */
  rounding: z.object({ interest: RoundingName, instalment: RoundingName }),
  /** Allowed numbers of instalments. */
  terms: z.array(z.int().check(z.minimum(1))),
  /** Maximum loan, in salaries and in all. Absent: the calculator does not mention it. */
  salary_multiple: z.optional(z.number().check(z.minimum(0))),
  cap: z.optional(Money),
  /** Personal guarantors by amount, smallest first; the last one has no amount and holds for all above. */
  guarantors: z.optional(
    z.array(z.object({ up_to: z.optional(Money), count: z.int().check(z.minimum(0)) })),
  ),
});
export type LoanProductConfig = z.infer<typeof LoanProductConfig>;

/** Rates that a general meeting approved for a fiscal year (of the Common Era). */
export const DividendYearConfig = z.object({ year: z.int(), dividend: Percent, refund: Percent });
export type DividendYearConfig = z.infer<typeof DividendYearConfig>;
