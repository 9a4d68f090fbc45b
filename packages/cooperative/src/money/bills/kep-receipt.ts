import { fiscalYearStart } from '../../rules/fiscal-year.ts';
import { interestPaid } from '../loans/loans.ts';
import type { Records } from '../records.ts';
import type { Kep } from './collection.ts';
import { receiptNo } from './receipt-no.ts';

/** The data of a receipt besides its lines. Number and day are empty until the money has come. */
export interface Receipt {
  readonly no: string;
  readonly on: string;
  /** Day by which the agency hands the money over. */
  readonly dueOn: string;
  /** Share capital including this collection, or as recorded so far. */
  readonly shareSatang: number;
  /** Loan interest paid in the fiscal year, including this collection. */
  readonly interestSatang: number;
}

export function deriveReceipt({ member, shares, contracts }: Records, kep: Kep): Receipt {
  const { dueOn } = kep;
  const yearStart = fiscalYearStart(dueOn);
  return {
    no: kep.posted ? receiptNo(dueOn, member.membershipNo) : '',
    on: kep.posted ? dueOn : '',
    dueOn,
    shareSatang: shares.entries.findLast((entry) => entry.on <= dueOn)?.balanceSatang ?? 0,
    interestSatang: contracts.reduce(
      (sum, contract) => sum + interestPaid(contract, yearStart, dueOn),
      0,
    ),
  };
}
