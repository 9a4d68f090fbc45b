import { COOPERATIVE } from './cooperative.ts';

/** The tax number under which the cooperative's code stands at the banks. */
const TAX_NO = '0994000123456';

/** Where money for the cooperative may be transferred to. */
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
 * What a Thai bank's app reads from a bill's code: tax number with suffix, two references of who pays for what, the
 * amount in satang.
 */
export function paymentQr(first: string, second: string, satang: number): string {
  return [`|${TAX_NO}00`, first, second, String(satang)].join('\r');
}
