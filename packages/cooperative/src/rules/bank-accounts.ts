import { COOPERATIVE } from './cooperative.ts';

/** Tax number under which the banks know the cooperative's code. */
const TAX_NO = '0994000123456';

/** Bank accounts that accept money for the cooperative. */
export const BANK_ACCOUNTS = [
  {
    bank: 'ธนาคารกรุงไทย สาขานครศรีธรรมราช',
    account_no: '801-0-12345-6',
    account_name: COOPERATIVE.name,
  },
  {
    bank: 'ธนาคารออมสิน สาขานครศรีธรรมราช',
    account_no: '020-1-23456-789',
    account_name: COOPERATIVE.name,
  },
];

/**
 * Returns the text of a bill's QR code for a Thai bank's app: tax number with suffix, two references of payer and
 * purpose, the amount in satang.
 */
export function paymentQr(first: string, second: string, satang: number): string {
  return [`|${TAX_NO}00`, first, second, String(satang)].join('\r');
}
