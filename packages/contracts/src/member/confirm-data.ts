import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Money, RcCode } from '../wire.ts';

/** One balance of the letter and what the member answered; `checkedData` holds the saved answers of a round. */
export const CheckedLine = z.strictObject({
  kind: z.enum(['loan', 'deposit', 'share']),
  ref_no: z.string(),
  balance: Money,
  answer: z.enum(['Y', 'N']),
  member_balance: z.optional(Money),
  remark: z.optional(z.string()),
});

/** `massage` is the wire's spelling. confirmStatus 0: no open round; checkIsMemberIn 1: the member is in scope. */
export const ConfirmData = z.strictObject({
  code: RcCode,
  massage: z.string(),
  status: z.boolean(),
  confirmStatus: z.number(),
  checkedData: z.array(CheckedLine),
  checkIsMemberIn: z.number(),
});
export type ConfirmData = z.infer<typeof ConfirmData>;

export const memberConfirmData = {
  memberConfirmDataShow: endpoint({
    method: 'GET',
    path: '/api/member/get_confirm_data/:year',
    session: 'member',
    params: z.strictObject({ year: z.string().check(z.regex(/^\d{4}$/, 'ปีต้องเป็นตัวเลข 4 หลัก')) }),
    response: ConfirmData,
    summary: 'State of the balance confirmation of a calendar year (ค.ศ.)',
    spec: '7 API-09',
    source: 'documented',
    example: {
      params: { year: '2026' },
      response: {
        code: '1',
        massage: 'ยังไม่ได้ยืนยันยอด',
        status: true,
        confirmStatus: 1,
        checkedData: [],
        checkIsMemberIn: 1,
      },
    },
  }),
} as const;
