import * as z from 'zod/mini';
import { baht, count, dayOfYear } from './law.ts';

const Words = z.string().check(z.minLength(1));

const Condition = z.discriminatedUnion('of', [
  z.strictObject({ of: z.enum(['age', 'years']), is: z.enum(['>=', '<']), value: count() }),
  z.strictObject({ of: z.literal('kind'), in: z.array(z.enum(['สามัญ', 'สมทบ', 'บำนาญ'])) }),
  z.strictObject({ of: z.literal('marital'), is: z.enum(['โสด', 'สมรส']) }),
  z.strictObject({ of: z.literal('retired') }),
]);
export type WelfareCondition = z.infer<typeof Condition>;

function isLongestFirst(steps: readonly { from_years: number }[]): boolean {
  return steps.every(
    ({ from_years }, index) => from_years < (steps[index - 1]?.from_years ?? Infinity),
  );
}

/** A kind of welfare: its conditions, amounts, claim window and papers. */
export const WelfareLaw = z.strictObject({
  code: Words,
  name: Words,
  conditions: z.array(Condition),
  /** By full years of membership, the longest first; per unit if there is a unit. */
  pays: z
    .array(z.strictObject({ from_years: count(), amount: baht() }))
    .check(z.minLength(1), z.refine(isLongestFirst, { error: 'the longest comes first' })),
  unit: z.exactOptional(z.strictObject({ word: Words, yearly: baht() })),
  most: z.exactOptional(z.strictObject({ times: count(), per: z.enum(['life', 'year']) })),
  /** Number of days after the event in which it can be claimed. */
  claim_days: count(),
  /** Label of the event's day, if the member states it. */
  event_label: z.exactOptional(Words),
  /** Rule by which the event's day is computed, if it is on record. */
  event_on: z.exactOptional(
    z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('age'), value: count() }),
      z.strictObject({ of: z.literal('retired') }),
    ]),
  ),
  /** Day on which the year's round closes. */
  closes_on: z.exactOptional(dayOfYear()),
  /** Applicant, if it is not the member. */
  by: z.exactOptional(z.enum(['cooperative', 'heirs'])),
  papers: z.array(Words),
});
export type WelfareLaw = z.infer<typeof WelfareLaw>;
