import { endOfMonthIndex } from '@coop/finance/calendar';
import { recvPeriodOf } from '@coop/format/thai-date';
import { FISCAL_YEAR_START } from '../rules/products.ts';
import type { Kep } from './collection.ts';
import { interestPaid } from './loans.ts';
import type { Records } from './records.ts';

/** Number of a collection's receipt, the Buddhist year's last two digits and the month: `6902-00001`. */
export function receiptNo(on: string, membershipNo: string): string {
  return `${recvPeriodOf(on).slice(2)}-${membershipNo}`;
}

/** Number of a payment or payout outside the collection: `690215-00001`. */
export function counterSlipNo(on: string, membershipNo: string): string {
  return `${recvPeriodOf(on).slice(2)}${on.slice(8)}-${membershipNo}`;
}

/** The data of a receipt beside its lines. Number and day are empty until the money has come. */
export interface Receipt {
  readonly no: string;
  readonly on: string;
  /** Day by which the agency hands the money over. */
  readonly dueOn: string;
  /** Share capital with this collection, or as recorded so far. */
  readonly shareSatang: number;
  /** Loan interest paid in the fiscal year, this collection included. */
  readonly interestSatang: number;
}

export function deriveReceipt({ member, shares, contracts }: Records, kep: Kep): Receipt {
  const dueOn = endOfMonthIndex(kep.month);
  const yearStart = `${dueOn.slice(0, 4)}-${FISCAL_YEAR_START}`;
  return {
    no: kep.posted ? receiptNo(dueOn, member.membershipNo) : '',
    on: kep.posted ? dueOn : '',
    dueOn,
    shareSatang: shares.entries.findLast((one) => one.on <= dueOn)?.balanceSatang ?? 0,
    interestSatang: contracts.reduce((sum, one) => sum + interestPaid(one, yearStart, dueOn), 0),
  };
}
