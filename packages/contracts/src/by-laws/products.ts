import * as z from 'zod/mini';
import { RoundingName } from '../entry/rounding.ts';
import { IsoDate } from '../entry/wire.ts';
import { baht, count, dayOfYear, percent } from './law.ts';

// Products of loans and deposits. Names of rules are those of @coop/finance.

/** Multiples of the salary that rise with the months of membership, for contracts paid out since a day. */
const SalarySteps = z.object({
  since: IsoDate,
  /** Fewest months first. */
  steps: z.array(
    z.object({ from_months: count(1), salary_multiple: z.number().check(z.minimum(0)) }),
  ),
});

/** Month end that collects the first instalment of a loan. */
export const FirstDueName = z.enum(['next_month_end', 'same_month_if_by_5th', 'same_month_end']);

/** Oldest first; each rate holds from its day until the next one's. */
const Rates = z.array(z.object({ from: IsoDate, rate: percent() })).check(z.minLength(1));

const Name = z.string().check(z.minLength(1));

export const LoanProductConfig = z.object({
  code: Name,
  name: Name,
  method: z.enum(['equal_principal', 'equal_total']),
  rates: Rates,
  /** `instalment` rounds the principal part or the whole payment, whichever the method keeps equal. */
  rounding: z.object({ interest: RoundingName, instalment: RoundingName }),
  /** Allowed numbers of instalments. */
  terms: z.array(count(1)),
  /** Maximum loan, in salaries and in all. Absent: the calculator does not mention it. */
  salary_multiple: z.optional(z.number().check(z.minimum(0))),
  /** Before the first step, and without steps, `salary_multiple` holds. */
  salary_steps: z.optional(SalarySteps),
  cap: z.optional(baht()),
  /** Personal guarantors by amount, smallest first; the last one has no amount and holds for all above. */
  guarantors: z.optional(z.array(z.object({ up_to: z.optional(baht()), count: count() }))),
  /** The least loan; the answers say it to a member. */
  least: z.optional(baht()),
  /** Months of membership required. */
  member_months: z.optional(count()),
  /** Maximum in percent of the own shares; absent if shares do not limit the loan. */
  share_percent: z.optional(count(1)),
});
export type LoanProductConfig = z.infer<typeof LoanProductConfig>;

/** A product with all that a backend needs to lend by it. */
export const LentProduct = z.extend(LoanProductConfig, {
  kind: z.enum(['emergency', 'ordinary', 'share_secured', 'special', 'academic']),
  /** Thai prefix of contract numbers. */
  prefix: Name,
  salary_multiple: z.number().check(z.minimum(0)),
  cap: baht(),
  terms: z.array(count(1)).check(z.minLength(1)),
  guarantors: z.array(z.object({ up_to: z.optional(baht()), count: count() })),
  /** Amounts are lent in steps of this. */
  step: baht(),
  least: baht(),
  member_months: count(),
  /** Instalments of an open contract of its kind that must be paid before a new one closes it. */
  paid_before: count(),
  /** Age by which the last instalment must be paid. */
  age_limit: count(1),
});
export type LentProduct = z.infer<typeof LentProduct>;

export const DepositLaw = z.strictObject({
  kind: z.enum(['savings', 'special', 'retirement', 'fixed']),
  code: Name,
  name: Name,
  rates: Rates,
  /** Days of a year on which interest is credited. */
  credited_on: z.array(dayOfYear()).check(z.minLength(1)),
  /** Balance that must stay. */
  keep: baht(),
  /** Months after which a fixed account matures. */
  matures_after: z.optional(count(1)),
});
export type DepositLaw = z.infer<typeof DepositLaw>;

/** Rates that a general meeting approved for a fiscal year (of the Common Era). */
export const DividendYearConfig = z.object({
  year: z.int(),
  dividend: percent(),
  refund: percent(),
});
export type DividendYearConfig = z.infer<typeof DividendYearConfig>;
