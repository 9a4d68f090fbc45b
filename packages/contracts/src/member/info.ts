import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { secret } from '../entry/secret.ts';
import { titled } from '../entry/titled.ts';
import { IsoDate, Money, NoBody, OptionalDate } from '../entry/wire.ts';

/** Personal data as the cooperative holds it. Numbers that identify a person travel masked. */
export const MemberInfo = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  membership_no: titled('เลขทะเบียนสมาชิก', z.string()),
  prename: titled('คำนำหน้า', z.string()),
  member_name: titled('ชื่อ', z.string()),
  member_surname: titled('นามสกุล', z.string()),
  member_type_desc: titled('ประเภทสมาชิก', z.string()),
  member_status_desc: titled('สถานภาพ', z.string()),
  card_person: titled('เลขประจำตัวประชาชน', secret(z.string())),
  birth_date: titled('วันเกิด', OptionalDate),
  member_date: titled('วันที่เป็นสมาชิก', OptionalDate),
  retire_date: titled('วันเกษียณ', OptionalDate),
  position_desc: titled('ตำแหน่ง', z.string()),
  salary_amount: titled('เงินเดือน', Money),
  member_group_no: titled('รหัสสังกัด', z.string()),
  membgroup_desc: titled('สังกัด', z.string()),
  amphur_desc: titled('อำเภอ', z.string()),
  full_address: titled('ที่อยู่', z.string()),
  postcode: titled('รหัสไปรษณีย์', z.string()),
  phone: titled('โทรศัพท์', z.string()),
  email: titled('อีเมล', z.string()),
  avatar_path: titled('รูป', z.string()),
  marital_status: titled('สถานภาพสมรส', z.string()),
  spouse_name: titled('คู่สมรส', z.string()),
  dividend_bank_account: titled('บัญชีรับปันผล', z.string()),
  /** Loan interest paid since the fiscal year began. */
  accum_interest: titled('ดอกเบี้ยเงินกู้สะสมปีนี้', Money),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const memberInfo = {
  memberInfoShow: endpoint({
    method: 'POST',
    path: '/api/member/mem_info',
    session: 'member',
    changes: false,
    personal: true,
    titleTH: 'ข้อมูลส่วนตัว',
    dataCopy: { section: 'info' },
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
