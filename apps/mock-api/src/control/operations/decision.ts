import * as z from 'zod/mini';
import { oneOf, only, WorldName } from '../strict/fields.ts';
import { listed, MemberNo, notThere, Reason, refused } from './named.ts';

// What an officer decides about something that a member has sent.

/** Number of a claim, a loan or a request. */
export const SentNo = z.string().check(z.maxLength(40));

/** The fields of a decision; `reason` says why something is refused, or what is missing, and is shown to the member. */
export const decisionOf = <const A extends readonly string[]>(actions: A) =>
  only({
    world: WorldName,
    member: MemberNo,
    no: SentNo,
    action: oneOf(actions),
    reason: z._default(Reason, ''),
  });

/**
 * Returns the row with a number.
 * @param sent what the member has done, such as `has made no claim`
 */
export function rowNamed<R extends { readonly no: string }>(
  rows: readonly R[],
  no: string,
  sent: string,
): R {
  const found = rows.find((row) => row.no === no);
  if (found) return found;
  throw notThere(`${sent} ${no}; there are: ${listed(rows.map((row) => row.no))}`);
}

/** @throws TRPCError unless the action is next */
export function guardNext<A extends string>(
  { no, status }: { readonly no: string; readonly status: string },
  action: A,
  next: readonly A[],
): void {
  if (next.includes(action)) return;
  const nextWords =
    next.length > 0 ? `next is: ${next.join(', ')}` : 'nothing is to be decided any more';
  throw refused(`${no} cannot be decided by ${action}: it is ${status}; ${nextWords}`);
}
