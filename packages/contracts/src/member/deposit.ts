import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, NoBody, OptionalDate, Percent, SignStatus } from '../entry/wire.ts';

export const DepositAccount = z.strictObject({
  depttype_code: z.string(),
  depttype_desc: z.string(),
  deptaccount_no: z.string(),
  deptaccount_name: z.string(),
  open_date: IsoDate,
  prncbal: Money,
  withdrawable: Money,
  /** Interest earned since the last crediting, not yet paid. */
  accrued_interest: Money,
  int_rate: Percent,
  last_operate_date: OptionalDate,
  /** Money in and out since 1 January, interest and fees included. */
  year_in: z.optional(Money),
  year_out: z.optional(Money),
  account_status: z.enum(['ใช้งาน', 'อายัด', 'ปิด']),
  sign_status: SignStatus,
});
export type DepositAccount = z.infer<typeof DepositAccount>;

export const MemberDeposit = z.strictObject({
  as_of: IsoDate,
  sum_balance: Money,
  accounts: z.array(DepositAccount),
});
export type MemberDeposit = z.infer<typeof MemberDeposit>;

export const DepositRow = z.strictObject({
  seq_no: z.int(),
  operate_date: IsoDate,
  item_code: z.string(),
  item_desc: z.string(),
  withdraw: Money,
  deposit: Money,
  balance: Money,
  channel: z.string(),
  remark: z.string(),
  sign_status: SignStatus,
});
export type DepositRow = z.infer<typeof DepositRow>;

export const DepositStatement = z.strictObject({
  as_of: IsoDate,
  account: DepositAccount,
  /** Oldest first, since the account was opened. */
  rows: z.array(DepositRow),
  verification: OptionalVerification,
});
export type DepositStatement = z.infer<typeof DepositStatement>;

const exampleAccount = {
  depttype_code: '02',
  depttype_desc: 'เงินฝากออมทรัพย์พิเศษ',
  deptaccount_no: '01-2-00345-6',
  deptaccount_name: 'นายสมชาย ใจงาม',
  open_date: '2020-06-01',
  prncbal: '12156.10',
  withdrawable: '12056.10',
  accrued_interest: '0.00',
  int_rate: '2.50',
  last_operate_date: '2026-06-30',
  account_status: 'ใช้งาน' as const,
  sign_status: 1,
};

export const memberDeposit = {
  memberDepositList: endpoint({
    method: 'POST',
    path: '/api/member/mem_dep',
    session: 'member',
    changes: false,
    personal: true,
    dataCopy: { section: 'deposit' },
    keptOffline: true,
    titleTH: 'เงินฝาก',
    relative: 'reads',
    body: NoBody,
    response: MemberDeposit,
    summary: 'Deposit accounts of the member',
    spec: '2.3 /member/deposit, 3 MemDep',
    source: 'assumed',
    example: {
      body: {},
      response: { as_of: '2026-07-05', sum_balance: '12156.10', accounts: [exampleAccount] },
    },
  }),
  memberDepositStatementShow: endpoint({
    method: 'POST',
    path: '/api/member/mem_dep_statement',
    session: 'member',
    changes: false,
    listedIn: ['memberDepositList', 'accounts'],
    dataCopy: { section: 'dep_statement' },
    titleTH: 'รายการเคลื่อนไหวเงินฝาก',
    relative: 'reads',
    body: z.strictObject({
      deptaccount_no: z
        .string()
        .check(z.minLength(1, 'กรุณาระบุเลขที่บัญชี'), z.maxLength(40, 'เลขที่บัญชียาวเกินไป')),
    }),
    response: DepositStatement,
    summary: 'Every movement of one account; 404 unless it is the member’s own',
    spec: '2.3 /member/dep_statement, 3 MemDepStatement',
    source: 'assumed',
    example: {
      body: { deptaccount_no: '01-2-00345-6' },
      response: {
        as_of: '2026-07-05',
        account: exampleAccount,
        rows: [
          {
            seq_no: 1,
            operate_date: '2026-06-30',
            item_code: 'ดบ',
            item_desc: 'ดอกเบี้ยเงินฝาก',
            withdraw: '0.00',
            deposit: '156.10',
            balance: '12156.10',
            channel: 'ระบบ',
            remark: '',
            sign_status: 1,
          },
        ],
      },
    },
  }),
} as const;
