import type { GuaranteedLoan, GuaranteeRight } from '@coop/contracts/member/coll';
import { parseBaht } from '@coop/format/money';
import { lessOf, originOf, rowOf } from '../../tables/origins/origin.ts';

/** Returns where the credit that is left to guarantee with comes from: the limit, less every guarantee in force. */
export const creditOrigin = (right: GuaranteeRight, inForce: readonly GuaranteedLoan[]) =>
  originOf('วงเงินค้ำประกันคงเหลือ', parseBaht(right.credit_left), [
    rowOf('วงเงินค้ำประกันทั้งหมด', right.credit_limit),
    ...inForce.map(({ borrower_name, loancontract_no, guarantee_amount }) =>
      lessOf(`${borrower_name} ${loancontract_no}`, guarantee_amount, {
        to: `#${loancontract_no}`,
      }),
    ),
  ]);
