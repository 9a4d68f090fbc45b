import { keyedPermutation, type Permutation } from '../chance/permutation.ts';
import { SURNAMES } from '../chance/province/names.ts';

const orders = new Map<string, Permutation>();

/**
 * Returns the surname of a member. Consecutive members have different surnames as long as the list lasts, so colleagues
 * of one school, who have neighbouring numbers, never share one.
 */
export function surnameOf(seed: string, no: number): string {
  const order = orders.get(seed) ?? keyedPermutation(`${seed}/surname`, SURNAMES.length);
  orders.set(seed, order);
  return SURNAMES[order.forward(((no - 1) % SURNAMES.length) + 1) - 1] ?? SURNAMES[0];
}
