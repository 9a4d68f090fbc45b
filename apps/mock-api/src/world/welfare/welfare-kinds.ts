import * as z from 'zod/mini';
import kinds from '../../../content/welfare/kinds.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { DayOfYear, Words } from '../content/written.ts';

// The welfare rules of the example cooperative: kinds, conditions, amounts, claim windows and papers as cooperatives
// publish them (domain.md A1). Every right of a member is computed from this table alone.

const Count = z.int().check(z.nonnegative());

const Condition = z.discriminatedUnion('of', [
  z.strictObject({ of: z.enum(['age', 'years']), is: z.enum(['>=', '<']), value: Count }),
  z.strictObject({ of: z.literal('kind'), in: z.array(z.enum(['สามัญ', 'สมทบ', 'บำนาญ'])) }),
  z.strictObject({ of: z.literal('marital'), is: z.enum(['โสด', 'สมรส']) }),
  z.strictObject({ of: z.literal('retired') }),
]);
export type Condition = z.infer<typeof Condition>;

function isLongestFirst(steps: readonly { fromYears: number }[]): boolean {
  return steps.every(({ fromYears }, at) => fromYears < (steps[at - 1]?.fromYears ?? Infinity));
}

export const WelfareKind = z.strictObject({
  code: Words,
  name: Words,
  conditions: z.array(Condition),
  /** By full years of membership, the longest first; per unit if there is a unit. */
  pays: z
    .array(z.strictObject({ fromYears: Count, satang: Count }))
    .check(z.minLength(1), z.refine(isLongestFirst, { error: 'the longest comes first' })),
  unit: z.exactOptional(z.strictObject({ word: Words, yearlySatang: Count })),
  most: z.exactOptional(z.strictObject({ times: Count, per: z.enum(['life', 'year']) })),
  /** Number of days after the event in which it can be claimed. */
  claimDays: Count,
  /** Label of the event's day, if the member states it. */
  eventLabel: z.exactOptional(Words),
  /** How the event's day is computed, if it is on record. */
  eventOn: z.exactOptional(
    z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('age'), value: Count }),
      z.strictObject({ of: z.literal('retired') }),
    ]),
  ),
  /** Day on which the year's round closes. */
  closesOn: z.exactOptional(DayOfYear),
  /** Applicant, if it is not the member. */
  by: z.exactOptional(z.enum(['cooperative', 'heirs'])),
  papers: z.array(Words),
});
export type WelfareKind = z.infer<typeof WelfareKind>;

/** Every kind, in the order in which the rights are shown and requests are numbered. */
export const WELFARE_KINDS: readonly WelfareKind[] = readContent(
  'welfare/kinds.json',
  z.array(WelfareKind),
  kinds,
);

export function welfareKind(code: string): WelfareKind | undefined {
  return WELFARE_KINDS.find((one) => one.code === code);
}
