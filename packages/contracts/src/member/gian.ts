import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { secret } from '../entry/secret.ts';
import { titled } from '../entry/titled.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, OptionalDate, Percent } from '../entry/wire.ts';

/** A person who inherits. The citizen number travels masked, address and telephone not at all. */
export const Beneficiary = z.strictObject({
  seq: titled('ลำดับ', z.int()),
  gain_name: titled('ชื่อ', z.string()),
  gain_relation: titled('ความสัมพันธ์', z.string()),
  /** Of everything the document covers; those of one document make exactly 100.00. */
  share_percent: titled('ส่วนแบ่ง (%)', Percent),
  gain_card_person: titled('เลขประจำตัวประชาชน', secret(z.string())),
});
export type Beneficiary = z.infer<typeof Beneficiary>;

/** A signed appointment. The paper has the form of a will and lies with the cooperative. */
export const BeneficiaryDocument = z.strictObject({
  document_no: titled('เลขที่หนังสือ', z.string()),
  appointed_date: titled('วันที่แต่งตั้ง', IsoDate),
  document_status: titled('สถานะหนังสือ', z.enum(['มีผล', 'ถูกแทน'])),
  /** Day of the document that took its place; empty while it is in force. */
  replaced_date: titled('วันที่มีฉบับใหม่แทน', OptionalDate),
  /** Assets that it disposes of: ค่าหุ้น, เงินฝาก, ปันผล, เฉลี่ยคืน and others. */
  covers: titled('ครอบคลุม', z.array(z.string())),
  beneficiaries: titled('ผู้รับโอนประโยชน์', z.array(Beneficiary)),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
});
export type BeneficiaryDocument = z.infer<typeof BeneficiaryDocument>;

/** A person who guarantees one of the member's open contracts: name and number, no more. */
export const LoanGuarantor = z.strictObject({
  loancontract_no: titled('เลขที่สัญญา', z.string()),
  loantype_desc: titled('ประเภทเงินกู้', z.string()),
  contract_status: titled('สถานะสัญญา', z.enum(['ปกติ', 'ค้างชำระ'])),
  guarantor_member_no: titled('เลขทะเบียนผู้ค้ำ', z.string()),
  guarantor_name: titled('ผู้ค้ำประกัน', z.string()),
  /** The guarantor's part of the approved amount. */
  coll_amount: titled('มูลค่าหลักประกัน', Money),
});
export type LoanGuarantor = z.infer<typeof LoanGuarantor>;

export const MemberGian = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  /** Newest first: the one in force, then those it replaced. */
  documents: titled('หนังสือ', z.array(BeneficiaryDocument)),
  guarantors: titled('ผู้ค้ำประกัน', z.array(LoanGuarantor)),
});
export type MemberGian = z.infer<typeof MemberGian>;

export const memberGian = {
  memberGianList: memberReads({
    path: '/api/member/mem_gian',
    personal: true,
    titleTH: 'ผู้รับโอนประโยชน์',
    dataCopy: { section: 'gian' },
    response: MemberGian,
    summary: 'Beneficiaries by document, and the guarantors of the member’s own loans',
    spec: '2.3 /member/gian, 3 MemGian',
  }),
} as const;
