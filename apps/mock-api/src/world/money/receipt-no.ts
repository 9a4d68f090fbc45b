import { recvPeriodOf } from '@coop/format/thai-date';

/** Number of a collection's receipt, the Buddhist year's last two digits and the month: `6902-00001`. */
export function receiptNo(on: string, membershipNo: string): string {
  return `${recvPeriodOf(on).slice(2)}-${membershipNo}`;
}

/** Number of a payment or payout outside the collection: `690215-00001`. */
export function counterSlipNo(on: string, membershipNo: string): string {
  return `${recvPeriodOf(on).slice(2)}${on.slice(8)}-${membershipNo}`;
}
