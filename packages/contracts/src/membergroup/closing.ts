import * as z from 'zod/mini';
import { Money } from '../entry/wire.ts';

/**
 * Closing of a bill once it is due: billed_amount = in_time_amount + carried_amount + before_amount + left_amount +
 * settled_amount - held_amount.
 */
export const Closing = z.strictObject({
  /** Deducted by the due day; deducted_amount has what was recorded later, too. */
  in_time_amount: Money,
  /** Of this month's own lines, carried to this agency's next bill. */
  carried_amount: Money,
  /** Of earlier months, still open and on the next bill, too. */
  before_amount: Money,
  /** The same of members whom this agency bills no more: the collector asks for it. */
  left_amount: Money,
  /** Paid in another way between bill and due day, or owed no more. */
  settled_amount: Money,
  /** Deducted and held for the member: the next bill gives it back. */
  held_amount: Money,
  /** Arrears on the next bill; absent before that is made. */
  next_amount: z.optional(Money),
});
export type Closing = z.infer<typeof Closing>;

/**
 * Collector of what is owed by a member whom the agency bills no more: another agency, the member's own bill, or
 * nobody.
 */
export const Collector = z.strictObject({
  kind: z.enum(['AGENCY', 'SELF', 'NOBODY']),
  /** The other agency; else empty. */
  name: z.string(),
});
