import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { titled, titledList } from '../entry/titled.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, OptionalDate, Percent, SignStatus, sentText } from '../entry/wire.ts';
import { interestTerms } from './ahead/interest-terms.ts';
import { StandingOrder } from './ahead/standing-order.ts';

export const Loan = z.strictObject({
  loantype_code: titled('รหัสประเภทเงินกู้', z.string()),
  loantype_desc: titled('ประเภทเงินกู้', z.string()),
  loancontract_no: titled('เลขที่สัญญา', z.string()),
  startcont_date: titled('เริ่มสัญญา', IsoDate),
  loanapprove_amt: titled('วงเงินอนุมัติ', Money),
  /** Number of instalments in the contract. */
  period_payamt: titled('จำนวนงวด', z.int()),
  last_periodpay: titled('ชำระแล้ว (งวด)', z.int()),
  /** Regular instalment: the principal for payment_type 0, principal and interest together for 1. */
  period_payment: titled('ค่างวดตามสัญญา', Money),
  payment_type: titled('วิธีผ่อน (รหัส)', z.enum(['0', '1'])),
  /** Of the latest bill. */
  principal_payment: titled('เงินต้นที่ชำระ', Money),
  interest_payment: titled('ดอกเบี้ยที่ชำระ', Money),
  total_payment: titled('รวมชำระ', Money),
  /** Part of total_payment that was left over from earlier months (ค้างชำระ). */
  arrear_payment: titled('ค้างชำระ', z.optional(Money)),
  /** Of a contract that no bill has collected yet; absent afterwards, and where a backend does not say it. */
  first_instalment: titled(
    'งวดแรก',
    z.optional(
      z.strictObject({
        due_date: titled('วันครบกำหนด', IsoDate),
        amount: titled('จำนวนเงิน', Money),
      }),
    ),
  ),
  principal_balance: titled('เงินต้นคงเหลือ', Money),
  paid_percent: titled('ชำระแล้ว (%)', Percent),
  int_rate: titled('อัตราดอกเบี้ย (% ต่อปี)', Percent),
  last_operate_date: titled('รายการล่าสุด', OptionalDate),
  /** Interest of instalments that were billed and not paid. */
  interest_arrear: titled('ดอกเบี้ยค้าง', Money),
  /** Billed months that were not paid. */
  arrear_periods: titled('งวดที่ค้าง', z.int()),
  /** Day on which the schedule ends if every instalment is paid. */
  expected_end: titled('คาดว่าชำระหมด', OptionalDate),
  /** The newest order to pay more with every bill, running or ended; absent where there was none. */
  standing_order: titled('คำสั่งชำระเพิ่มรายเดือน', z.optional(StandingOrder)),
  contract_status: titled('สถานะสัญญา', z.enum(['ปกติ', 'ค้างชำระ', 'ปิดสัญญา'])),
  /** The secondary code: '01' turns a status of 1 gray. */
  item_code: titled('รหัสรายการ', z.string()),
  sign_status: titled('เครื่องหมาย (บวกหรือลบ)', SignStatus),
});
export type Loan = z.infer<typeof Loan>;

export const MemberLoan = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  sum_loan_balance: titled('หนี้คงเหลือรวม', Money),
  /** Open contracts first, then those paid off, newest first. */
  loans: titled('สัญญา', z.array(Loan)),
});
export type MemberLoan = z.infer<typeof MemberLoan>;

export const LoanRow = z.strictObject({
  seq_no: titled('ลำดับ', z.int()),
  operate_date: titled('วันที่', IsoDate),
  slip_no: titled('เลขที่ใบเสร็จ', z.string()),
  item_code: titled('รหัสรายการ', z.string()),
  item_desc: titled('รายการ', z.string()),
  period: titled('งวดที่', z.int()),
  principal_payment: titled('เงินต้นที่ชำระ', Money),
  interest_payment: titled('ดอกเบี้ยที่ชำระ', Money),
  total: titled('รวม', Money),
  principal_balance: titled('เงินต้นคงเหลือ', Money),
  /** Days of interest in this row. */
  days: titled('จำนวนวัน', z.int()),
  sign_status: titled('เครื่องหมาย (บวกหรือลบ)', SignStatus),
});
export type LoanRow = z.infer<typeof LoanRow>;

/** Basis for future payments. */
export const LoanOutlook = z.strictObject({
  /** The day of this answer, and all that closes the contract on it: the upper limit of a REPAY request. */
  today: titled('ณ วันที่', IsoDate),
  payoff_amount: titled('ยอดปิดสัญญา', Money),
  next_due_date: titled('ครบกำหนดถัดไป', IsoDate),
  /** Instalments billed so far, paid or not. */
  billed_periods: titled('งวดที่เรียกเก็บแล้ว', z.int()),
  /** The day up to which interest has been counted, and what of that has not been billed. */
  counted_to: titled('นับถึงวันที่', IsoDate),
  accrued_interest: titled('ดอกเบี้ยที่คิดถึงวันนี้', Money),
  /** Principal that was billed and not paid; its interest is the contract's interest_arrear. */
  principal_arrear: titled('เงินต้นค้าง', Money),
  ...interestTerms,
});
export type LoanOutlook = z.infer<typeof LoanOutlook>;

export const LoanStatement = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  contract: titled('สัญญา', Loan),
  /** Absent for a closed contract, and where a backend does not tell it. */
  outlook: titled('แนวโน้มจากนี้', z.optional(LoanOutlook)),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
  /** Oldest first: the payout, then every payment. */
  rows: titled('รายการ', z.array(LoanRow)),
  /** Instalments still to come, as far as the contract foresees. */
  schedule: titledList('งวดต่อไป', {
    period: titled('งวดที่', z.int()),
    due_date: titled('วันครบกำหนด', IsoDate),
    principal: titled('เงินต้น', Money),
    interest: titled('ดอกเบี้ย', Money),
    total: titled('รวม', Money),
    balance: titled('คงเหลือ', Money),
  }),
});
export type LoanStatement = z.infer<typeof LoanStatement>;

export const memberLoan = {
  memberLoanList: memberReads({
    path: '/api/member/mem_loan',
    personal: true,
    dataCopy: { section: 'loan' },
    titleTH: 'เงินกู้',
    relative: 'reads',
    response: MemberLoan,
    summary: 'Loan contracts of the member',
    spec: '2.3 /member/loan, 3 MemLoan',
  }),
  memberLoanStatementShow: memberReads({
    path: '/api/member/mem_loan_statement',
    listedIn: ['memberLoanList', 'loans'],
    dataCopy: { section: 'loan_statement' },
    titleTH: 'รายการเคลื่อนไหวเงินกู้',
    relative: 'reads',
    body: z.strictObject({
      loancontract_no: sentText(40, 'กรุณาระบุเลขที่สัญญา', 'เลขที่สัญญายาวเกินไป'),
    }),
    response: LoanStatement,
    summary:
      'Every movement of one contract and the instalments to come; 404 unless it is the member’s own',
    spec: '2.3 /member/loan_statement',
  }),
} as const;
