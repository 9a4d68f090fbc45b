import { monthIndex } from '@coop/finance/calendar';
import { periodAt } from '@coop/format/thai-date';

/** Returns the number of a collection's receipt, last two digits of the Buddhist year and month: `6902-00001`. */
export function receiptNo(on: string, membershipNo: string): string {
  return `${periodAt(monthIndex(on)).slice(2)}-${membershipNo}`;
}

/** Returns the number of a payment or payout outside the collection: `690215-00001`. */
export function counterSlipNo(on: string, membershipNo: string): string {
  return `${periodAt(monthIndex(on)).slice(2)}${on.slice(8)}-${membershipNo}`;
}
