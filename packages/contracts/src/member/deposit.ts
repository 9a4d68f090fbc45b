import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { titled } from '../entry/titled.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, OptionalDate, Percent, SignStatus, sentText } from '../entry/wire.ts';

export const DepositAccount = z.strictObject({
  depttype_code: titled('รหัสประเภทเงินฝาก', z.string()),
  depttype_desc: titled('ประเภทเงินฝาก', z.string()),
  deptaccount_no: titled('เลขที่บัญชี', z.string()),
  deptaccount_name: titled('ชื่อบัญชี', z.string()),
  open_date: titled('วันที่เปิด', IsoDate),
  prncbal: titled('คงเหลือ', Money),
  withdrawable: titled('ถอนได้', Money),
  /** Sum of requested withdrawals, fees included, that are not on record yet; `withdrawable` is without it. */
  waiting_amount: titled('ขอถอนไว้แล้ว', z.optional(Money)),
  /** Interest earned since the last crediting, not yet paid. */
  accrued_interest: titled('ดอกเบี้ยที่คิดถึงวันนี้', Money),
  int_rate: titled('อัตราดอกเบี้ย (% ต่อปี)', Percent),
  last_operate_date: titled('รายการล่าสุด', OptionalDate),
  /** Sum that came in and went out since 1 January, interest and fees included. */
  year_in: titled('ฝากปีนี้', z.optional(Money)),
  year_out: titled('ถอนปีนี้', z.optional(Money)),
  account_status: titled('สถานะบัญชี', z.enum(['ใช้งาน', 'อายัด', 'ปิด'])),
  sign_status: titled('เครื่องหมาย (บวกหรือลบ)', SignStatus),
});
export type DepositAccount = z.infer<typeof DepositAccount>;

export const MemberDeposit = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  sum_balance: titled('เงินฝากรวม', Money),
  accounts: titled('บัญชี', z.array(DepositAccount)),
});
export type MemberDeposit = z.infer<typeof MemberDeposit>;

export const DepositRow = z.strictObject({
  seq_no: titled('ลำดับ', z.int()),
  operate_date: titled('วันที่', IsoDate),
  item_code: titled('รหัสรายการ', z.string()),
  item_desc: titled('รายการ', z.string()),
  withdraw: titled('ถอน', Money),
  deposit: titled('ฝาก', Money),
  balance: titled('คงเหลือ', Money),
  channel: titled('ช่องทาง', z.string()),
  remark: titled('หมายเหตุ', z.string()),
  sign_status: titled('เครื่องหมาย (บวกหรือลบ)', SignStatus),
});
export type DepositRow = z.infer<typeof DepositRow>;

export const DepositStatement = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  account: titled('บัญชี', DepositAccount),
  /** Oldest first, since the account was opened. */
  rows: titled('รายการ', z.array(DepositRow)),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
});
export type DepositStatement = z.infer<typeof DepositStatement>;

export const memberDeposit = {
  memberDepositList: memberReads({
    path: '/api/member/mem_dep',
    personal: true,
    dataCopy: { section: 'deposit' },
    titleTH: 'เงินฝาก',
    relative: 'reads',
    response: MemberDeposit,
    summary: 'Deposit accounts of the member',
    spec: '2.3 /member/deposit, 3 MemDep',
  }),
  memberDepositStatementShow: memberReads({
    path: '/api/member/mem_dep_statement',
    listedIn: ['memberDepositList', 'accounts'],
    dataCopy: { section: 'dep_statement' },
    titleTH: 'รายการเคลื่อนไหวเงินฝาก',
    relative: 'reads',
    body: z.strictObject({
      deptaccount_no: sentText(40, 'กรุณาระบุเลขที่บัญชี', 'เลขที่บัญชียาวเกินไป'),
    }),
    response: DepositStatement,
    summary: 'Every movement of one account; 404 unless it is the member’s own',
    spec: '2.3 /member/dep_statement, 3 MemDepStatement',
  }),
} as const;
