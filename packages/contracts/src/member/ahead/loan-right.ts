import * as z from 'zod/mini';
import { memberReads } from '../../entry/endpoint.ts';
import { IsoDate, Money, Percent } from '../../entry/wire.ts';
import { LoanOffer } from './loan-offer.ts';

/**
 * One condition of a loan. By its kind, `wanted` and `has` are words (member_kind, rank, service, membership), whole numbers
 * (member_months and months_left: months; no_arrears and paid_instalments: instalments; no_request: requests on their
 * way) or Money: the least that is lent, and the most that this one rule allows.
 */
export const LoanCondition = z.strictObject({
  kind: z.enum([
    'member_kind',
    'member_months',
    'no_arrears',
    'months_left',
    'rank',
    'paid_instalments',
    'service',
    'membership',
    'no_request',
    'cap',
    'salary_multiple',
    'net_salary',
    'net_pension',
    'shares',
  ]),
  wanted: z.string(),
  has: z.string(),
  met: z.boolean(),
});
export type LoanCondition = z.infer<typeof LoanCondition>;

/** The amount that the member may borrow of one product today. */
export const LoanRight = z.strictObject({
  loantype_code: z.string(),
  loantype_desc: z.string(),
  int_rate: Percent,
  /** 0.00 where a condition is not met. */
  right_amount: Money,
  /** The least that is lent; enough to close the open contract of the kind. */
  least_amount: Money,
  step_amount: Money,
  /** Amount that closes the open contracts of the kind today; a new one is paid out without it. */
  closing_amount: Money,
  /** Numbers of instalments that end in time, each with the right that goes with it. */
  terms: z.array(z.strictObject({ period_payamt: z.int(), right_amount: Money })),
  /** Personal guarantors for the right, and the amount that each of them must be free to guarantee. */
  guarantor_count: z.int(),
  guarantor_amount: Money,
  /** Absent where a backend does not tell it. */
  offer: z.optional(LoanOffer),
  conditions: z.array(LoanCondition),
});
export type LoanRight = z.infer<typeof LoanRight>;

export const MemberLoanRight = z.strictObject({
  as_of: IsoDate,
  /** In the order of the cooperative's products. */
  rights: z.array(LoanRight),
});
export type MemberLoanRight = z.infer<typeof MemberLoanRight>;

export const memberLoanRight = {
  memberLoanRightList: memberReads({
    path: '/api/member/mem_loan_right',
    dataCopy: { none: 'worked out from the other sections' },
    response: MemberLoanRight,
    titleTH: 'สิทธิกู้แต่ละประเภท',
    summary: 'What the member may borrow of each product, and every condition as met or not',
    spec: '2.3 /member/loan',
  }),
} as const;
