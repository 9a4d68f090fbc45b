import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { titled } from '../entry/titled.ts';
import { IsoDate, Money, OptionalDate } from '../entry/wire.ts';

/** Further contracts that the member may guarantee. */
export const GuaranteeRight = z.strictObject({
  right_status: titled(
    'สถานะสิทธิ',
    z.enum(['ค้ำเพิ่มได้', 'ค้ำครบแล้ว', 'เป็นสมาชิกไม่ครบกำหนด', 'ไม่มีสิทธิค้ำ']),
  ),
  /** Open contracts: those guaranteed and how many there may be. */
  contract_used: titled('สัญญาที่ค้ำอยู่', z.int()),
  contract_limit: titled('ค้ำได้ (สัญญา)', z.int()),
  credit_limit: titled('วงเงินค้ำได้', Money),
  /** Sum of guarantee_amount of the contracts in force. */
  credit_used: titled('วงเงินที่ใช้', Money),
  credit_left: titled('วงเงินที่เหลือ', Money),
});
export type GuaranteeRight = z.infer<typeof GuaranteeRight>;

/** A month to come of a guaranteed contract, if the borrower pays as agreed. */
export const PaydownRow = z.strictObject({
  due_date: titled('วันครบกำหนด', IsoDate),
  /** The member's share of that month's instalment if the borrower stops. */
  my_payment: titled('ส่วนของท่าน', Money),
  /** Debt of the borrower after it. */
  principal_balance: titled('เงินต้นคงเหลือ', Money),
});
export type PaydownRow = z.infer<typeof PaydownRow>;

/** A contract of somebody else that the member guarantees. Of the borrower it holds only name and number. */
export const GuaranteedLoan = z.strictObject({
  loancontract_no: titled('เลขที่สัญญา', z.string()),
  loantype_desc: titled('ประเภทเงินกู้', z.string()),
  borrower_member_no: titled('เลขทะเบียนผู้กู้', z.string()),
  borrower_name: titled('ผู้กู้', z.string()),
  startcont_date: titled('เริ่มสัญญา', IsoDate),
  loanapprove_amt: titled('วงเงินอนุมัติ', Money),
  principal_balance: titled('เงินต้นคงเหลือ', Money),
  /** The member's part of the approved amount. */
  guarantee_amount: titled('วงเงินค้ำ', Money),
  period_payamt: titled('จำนวนงวด', z.int()),
  last_periodpay: titled('ชำระแล้ว (งวด)', z.int()),
  /** Billed months that were not paid. */
  arrear_periods: titled('งวดที่ค้าง', z.int()),
  /** Due day of the oldest month that was not paid, or of what a settlement left; empty while nothing is overdue. */
  late_since: titled('ค้างตั้งแต่', z.optional(OptionalDate)),
  /**
   * The member's monthly payment if the borrower stopped: the share of the next regular instalment. The shares of all
   * guarantors add up to the instalment.
   */
  monthly_liability: titled('ภาระต่อเดือน', Money),
  /**
   * Sum that the cooperative has asked the member to pay in the borrower's place; 0.00 while it has asked for nothing.
   */
  called_amount: titled('ถูกเรียกให้ชำระแทน', z.optional(Money)),
  /** Last day to pay what the borrower's settlement left unpaid; empty while the membership goes on. */
  called_until: titled('ชำระแทนภายใน', z.optional(OptionalDate)),
  /** The months to come, up to the last; empty once the contract is paid off. */
  paydown: titled('ตารางหนี้ที่ลดลง', z.optional(z.array(PaydownRow))),
  expected_end: titled('คาดว่าชำระหมด', OptionalDate),
  /** Day on which the contract was paid off and the guarantee ended; empty while it is in force. */
  released_date: titled('วันที่พ้นการค้ำ', OptionalDate),
  coll_status: titled('สถานะการค้ำ', z.enum(['มีผล', 'พ้นภาระ'])),
  contract_status: titled('สถานะสัญญา', z.enum(['ปกติ', 'ค้างชำระ', 'ปิดสัญญา'])),
});
export type GuaranteedLoan = z.infer<typeof GuaranteedLoan>;

/** 01 a person, 02 the member's shares, 03 a deposit, 04 mortgaged property. */
export const Collateral = z.strictObject({
  coll_type: titled('รหัสหลักประกัน', z.enum(['01', '02', '03', '04'])),
  coll_type_desc: titled('ประเภทหลักประกัน', z.string()),
  /** Description where it is no person: the account, the title deed. */
  coll_desc: titled('หลักประกัน', z.string()),
  /** Empty where it is no person. */
  guarantor_member_no: titled('เลขทะเบียนผู้ค้ำ', z.string()),
  guarantor_name: titled('ผู้ค้ำประกัน', z.string()),
  /** The guarantor's part of the approved amount; today's value of shares; the pledged or appraised sum. */
  coll_amount: titled('มูลค่าหลักประกัน', Money),
});
export type Collateral = z.infer<typeof Collateral>;

/** An own open contract and its security. */
export const SecuredLoan = z.strictObject({
  loancontract_no: titled('เลขที่สัญญา', z.string()),
  loantype_desc: titled('ประเภทเงินกู้', z.string()),
  loanapprove_amt: titled('วงเงินอนุมัติ', Money),
  principal_balance: titled('เงินต้นคงเหลือ', Money),
  contract_status: titled('สถานะสัญญา', z.enum(['ปกติ', 'ค้างชำระ'])),
  collaterals: titled('หลักประกัน', z.array(Collateral)),
});
export type SecuredLoan = z.infer<typeof SecuredLoan>;

export const MemberColl = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  right: titled('สิทธิค้ำประกัน', GuaranteeRight),
  /** In force first, those in arrears before the others; then those that ended within a year. */
  guarantees: titled('ท่านค้ำให้ผู้อื่น', z.array(GuaranteedLoan)),
  contracts: titled('สัญญา', z.array(SecuredLoan)),
});
export type MemberColl = z.infer<typeof MemberColl>;

export const memberColl = {
  memberCollList: memberReads({
    path: '/api/member/mem_coll',
    personal: true,
    titleTH: 'การค้ำประกัน',
    dataCopy: { section: 'coll' },
    response: MemberColl,
    summary: 'Loans the member guarantees for others, and what secures the member’s own loans',
    spec: '2.3 /member/coll, 3 MemColl',
  }),
} as const;
