import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { IsoDate, Money, NoBody, OptionalDate } from '../entry/wire.ts';

/** Personal data as the cooperative holds it. Numbers that identify a person travel masked. */
export const MemberInfo = z.strictObject({
  as_of: IsoDate,
  membership_no: z.string(),
  prename: z.string(),
  member_name: z.string(),
  member_surname: z.string(),
  member_type_desc: z.string(),
  member_status_desc: z.string(),
  card_person: z.string(),
  birth_date: OptionalDate,
  member_date: OptionalDate,
  retire_date: OptionalDate,
  position_desc: z.string(),
  salary_amount: Money,
  member_group_no: z.string(),
  membgroup_desc: z.string(),
  amphur_desc: z.string(),
  full_address: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  avatar_path: z.string(),
  marital_status: z.string(),
  spouse_name: z.string(),
  dividend_bank_account: z.string(),
  /** Loan interest paid since the fiscal year began. */
  accum_interest: Money,
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const memberInfo = {
  memberInfoShow: endpoint({
    method: 'POST',
    path: '/api/member/mem_info',
    session: 'member',
    changes: false,
    body: NoBody,
    response: MemberInfo,
    summary: 'Personal data of the signed-in member',
    spec: '2.3 /member/status',
    source: 'assumed',
    example: {
      body: {},
      response: {
        as_of: '2026-11-19',
        membership_no: '00001',
        prename: 'นาย',
        member_name: 'สมชาย',
        member_surname: 'ใจงาม',
        member_type_desc: 'สามัญ',
        member_status_desc: 'ปกติ',
        card_person: '9-xxxx-xxxxx-x1-0',
        birth_date: '1972-08-18',
        member_date: '1997-05-01',
        retire_date: '2032-09-30',
        position_desc: 'ครูชำนาญการพิเศษ',
        salary_amount: '46760.00',
        member_group_no: '80010001',
        membgroup_desc: 'โรงเรียนบ้านตัวอย่าง',
        amphur_desc: 'เมือง',
        full_address: '99/9 ม.4 ต.ปากพูน อ.เมือง จ.นครศรีธรรมราช',
        postcode: '80000',
        phone: '081-234-5678',
        email: 'member00001@example.com',
        avatar_path: '',
        marital_status: 'สมรส',
        spouse_name: 'นางสมหญิง ใจงาม',
        dividend_bank_account: 'กรุงไทย xxx-x-x4567-8',
        accum_interest: '48412.36',
      },
    },
  }),
} as const;
