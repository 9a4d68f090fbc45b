import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { RoundingName } from '../entry/rounding.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, NoBody, OptionalDate, Percent, SignStatus } from '../entry/wire.ts';

export const Loan = z.strictObject({
  loantype_code: z.string(),
  loantype_desc: z.string(),
  loancontract_no: z.string(),
  startcont_date: IsoDate,
  loanapprove_amt: Money,
  /** Number of instalments in the contract. */
  period_payamt: z.int(),
  last_periodpay: z.int(),
  /** Regular instalment: the principal for payment_type 0, principal and interest together for 1. */
  period_payment: Money,
  payment_type: z.enum(['0', '1']),
  /** Of the latest bill. */
  principal_payment: Money,
  interest_payment: Money,
  total_payment: Money,
  /** Part of total_payment that was left over from earlier months (ค้างชำระ). */
  arrear_payment: z.optional(Money),
  principal_balance: Money,
  paid_percent: Percent,
  int_rate: Percent,
  last_operate_date: OptionalDate,
  /** Interest of instalments that were billed and not paid. */
  interest_arrear: Money,
  /** Billed months that were not paid. */
  arrear_periods: z.int(),
  /** Day on which the schedule ends if every instalment is paid. */
  expected_end: OptionalDate,
  contract_status: z.enum(['ปกติ', 'ค้างชำระ', 'ปิดสัญญา']),
  /** The secondary code: '01' turns a status of 1 gray. */
  item_code: z.string(),
  sign_status: SignStatus,
});
export type Loan = z.infer<typeof Loan>;

export const MemberLoan = z.strictObject({
  as_of: IsoDate,
  sum_loan_balance: Money,
  /** Open contracts first, then those paid off, newest first. */
  loans: z.array(Loan),
});
export type MemberLoan = z.infer<typeof MemberLoan>;

export const LoanRow = z.strictObject({
  seq_no: z.int(),
  operate_date: IsoDate,
  slip_no: z.string(),
  item_code: z.string(),
  item_desc: z.string(),
  period: z.int(),
  principal_payment: Money,
  interest_payment: Money,
  total: Money,
  principal_balance: Money,
  /** Days of interest in this row. */
  days: z.int(),
  sign_status: SignStatus,
});
export type LoanRow = z.infer<typeof LoanRow>;

/** Basis for future payments. */
export const LoanOutlook = z.strictObject({
  /** The day of this answer, and the amount that closes the contract on it: the upper limit of a REPAY request. */
  today: IsoDate,
  payoff_amount: Money,
  next_due_date: IsoDate,
  /** Instalments billed so far, paid or not. */
  billed_periods: z.int(),
  /** Last day of counted interest, and the part of it that is not billed. */
  counted_to: IsoDate,
  accrued_interest: Money,
  /** Principal that was billed and not paid; its interest is the contract's interest_arrear. */
  principal_arrear: Money,
  /** Rates from the day interest is counted on, oldest first; known changes to come included. */
  rates: z.array(z.strictObject({ from: IsoDate, int_rate: Percent })),
  interest_rounding: RoundingName,
  /** Of the regular instalment. */
  instalment_rounding: RoundingName,
});
export type LoanOutlook = z.infer<typeof LoanOutlook>;

export const LoanStatement = z.strictObject({
  as_of: IsoDate,
  contract: Loan,
  /** Absent for a closed contract, and where a backend does not tell it. */
  outlook: z.optional(LoanOutlook),
  verification: OptionalVerification,
  /** Oldest first: the payout, then every payment. */
  rows: z.array(LoanRow),
  /** Instalments still to come, as far as the contract foresees. */
  schedule: z.array(
    z.strictObject({
      period: z.int(),
      due_date: IsoDate,
      principal: Money,
      interest: Money,
      total: Money,
      balance: Money,
    }),
  ),
});
export type LoanStatement = z.infer<typeof LoanStatement>;

const exampleLoan = {
  loantype_code: '02',
  loantype_desc: 'เงินกู้สามัญ',
  loancontract_no: 'สม.2569/00123',
  startcont_date: '2026-01-31',
  loanapprove_amt: '1000000.00',
  period_payamt: 150,
  last_periodpay: 1,
  period_payment: '6700.00',
  payment_type: '0' as const,
  principal_payment: '6700.00',
  interest_payment: '4219.18',
  total_payment: '10919.18',
  principal_balance: '993300.00',
  paid_percent: '0.67',
  int_rate: '5.50',
  last_operate_date: '2026-02-28',
  interest_arrear: '0.00',
  arrear_periods: 0,
  expected_end: '2038-07-31',
  contract_status: 'ปกติ' as const,
  item_code: '02',
  sign_status: -1,
};

export const memberLoan = {
  memberLoanList: endpoint({
    method: 'POST',
    path: '/api/member/mem_loan',
    session: 'member',
    changes: false,
    personal: true,
    dataCopy: { section: 'loan' },
    keptOffline: true,
    titleTH: 'เงินกู้',
    relative: 'reads',
    body: NoBody,
    response: MemberLoan,
    summary: 'Loan contracts of the member',
    spec: '2.3 /member/loan, 3 MemLoan',
    source: 'assumed',
    example: {
      body: {},
      response: { as_of: '2026-03-05', sum_loan_balance: '993300.00', loans: [exampleLoan] },
    },
  }),
  memberLoanStatementShow: endpoint({
    method: 'POST',
    path: '/api/member/mem_loan_statement',
    session: 'member',
    changes: false,
    listedIn: ['memberLoanList', 'loans'],
    dataCopy: { section: 'loan_statement' },
    titleTH: 'รายการเคลื่อนไหวเงินกู้',
    relative: 'reads',
    body: z.strictObject({
      loancontract_no: z
        .string()
        .check(z.minLength(1, 'กรุณาระบุเลขที่สัญญา'), z.maxLength(40, 'เลขที่สัญญายาวเกินไป')),
    }),
    response: LoanStatement,
    summary:
      'Every movement of one contract and the instalments to come; 404 unless it is the member’s own',
    spec: '2.3 /member/loan_statement',
    source: 'assumed',
    example: {
      body: { loancontract_no: 'สม.2569/00123' },
      response: {
        as_of: '2026-03-05',
        contract: exampleLoan,
        rows: [
          {
            seq_no: 1,
            operate_date: '2026-01-31',
            slip_no: '690131-00001',
            item_code: 'PAY',
            item_desc: 'จ่ายเงินกู้',
            period: 0,
            principal_payment: '1000000.00',
            interest_payment: '0.00',
            total: '1000000.00',
            principal_balance: '1000000.00',
            days: 0,
            sign_status: 1,
          },
        ],
        outlook: {
          today: '2026-03-06',
          payoff_amount: '994198.05',
          next_due_date: '2026-03-31',
          billed_periods: 1,
          counted_to: '2026-02-28',
          accrued_interest: '0.00',
          principal_arrear: '0.00',
          rates: [{ from: '2026-01-01', int_rate: '5.50' }],
          interest_rounding: 'half2dp',
          instalment_rounding: 'ceil100',
        },
        schedule: [
          {
            period: 2,
            due_date: '2026-03-31',
            principal: '6700.00',
            interest: '4639.94',
            total: '11339.94',
            balance: '986600.00',
          },
        ],
      },
    },
  }),
} as const;
