import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, PresentedPassword } from '../entry/wire.ts';

/** One sum of the sheet. */
export const FamilyLine = z.strictObject({
  kind: z.enum(['หุ้น', 'เงินฝาก', 'ฌาปนกิจ', 'ประกัน', 'สวัสดิการ', 'หนี้']),
  item_desc: z.string(),
  /** Account, masked, or contract; empty where there is none. */
  ref_no: z.string(),
  amount: Money,
});
export type FamilyLine = z.infer<typeof FamilyLine>;

/** The maximum that one guarantor might have to pay if nothing else covered the debt. */
export const FamilyGuarantor = z.strictObject({
  loancontract_no: z.string(),
  guarantor_member_no: z.string(),
  guarantor_name: z.string(),
  /** The shares of a contract's guarantors add up to its balance. */
  most: Money,
});
export type FamilyGuarantor = z.infer<typeof FamilyGuarantor>;

/** Assets and debts that the family would find at the cooperative, by today's records. */
export const MemberFamily = z.strictObject({
  as_of: IsoDate,
  lines: z.array(FamilyLine),
  /** Shares and deposits. */
  owned: Money,
  /** Cremation associations, insurance and the cooperative's welfare, by what they pay today. */
  covered: Money,
  owed: Money,
  /** owned + covered − owed. */
  left: Money,
  guarantors: z.array(FamilyGuarantor),
  /** Number of the appointment of beneficiaries in force; empty where none was signed. */
  document_no: z.string(),
  /** The number names nobody, and there is no short code to type. */
  verification: OptionalVerification,
});
export type MemberFamily = z.infer<typeof MemberFamily>;

export const memberFamily = {
  memberFamilyShow: memberReads({
    path: '/api/member/mem_family',
    dataCopy: { none: 'drawn from the other sections' },
    isAttempt: true,
    body: z.strictObject({ mem_password: PresentedPassword }),
    response: MemberFamily,
    titleTH: 'ข้อมูลสำหรับครอบครัว',
    summary: 'What the family would find, for the member who shows the password once more',
  }),
} as const;
