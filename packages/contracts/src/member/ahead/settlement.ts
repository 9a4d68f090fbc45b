import * as z from 'zod/mini';
import { memberReads } from '../../entry/endpoint.ts';
import { OptionalVerification } from '../../entry/verification.ts';
import { IsoDate, Money, OptionalDate, Percent } from '../../entry/wire.ts';

/** One line of the sheet, with the rule that it follows. */
export const SettlementLine = z.strictObject({
  kind: z.enum([
    'ประกัน',
    'ฌาปนกิจ',
    'หุ้น',
    'เงินรอคืน',
    'ปันผล',
    'สวัสดิการ',
    'คืนหลังเสียชีวิต',
    'เงินฝาก',
    'หนี้',
    'ค้างชำระ',
  ]),
  item_desc: z.string(),
  /** Account, masked, or contract; empty where there is none. */
  ref_no: z.string(),
  amount: Money,
  /** Interest in the amount. */
  interest: Money,
  /** Of an asset, the part that pays debts; of a debt, the part that is paid. */
  used: Money,
  rule: z.string(),
});
export type SettlementLine = z.infer<typeof SettlementLine>;

/** A person who receives a part of the rest. */
export const SettlementHeir = z.strictObject({
  gain_name: z.string(),
  gain_relation: z.string(),
  share_percent: Percent,
  amount: Money,
});
export type SettlementHeir = z.infer<typeof SettlementHeir>;

/** A guarantor and the amount that the cooperative asks of this one for a contract. */
export const SettlementGuarantor = z.strictObject({
  loancontract_no: z.string(),
  guarantor_member_no: z.string(),
  guarantor_name: z.string(),
  amount: Money,
  paid: Money,
  due_date: IsoDate,
});
export type SettlementGuarantor = z.infer<typeof SettlementGuarantor>;

/** Told and not decided yet; settled. */
const ENDING_STATES = ['รอคณะกรรมการ', 'สิ้นสมาชิกภาพแล้ว'] as const;

/** A membership that is to end or has ended, for the pages that lead to its sheet. */
export const MembershipEnding = z.strictObject({
  /** ลาออก, โอนสมาชิกภาพ, เสียชีวิต or ให้ออก. */
  ending_desc: z.string(),
  settlement_status: z.enum(ENDING_STATES),
  board_date: IsoDate,
});
export type MembershipEnding = z.infer<typeof MembershipEnding>;

/** The end of a membership: the member's assets set off against the debts (ใบสรุปการหักกลบลบหนี้). */
export const MemberSettlement = z.strictObject({
  as_of: IsoDate,
  /** With รอคณะกรรมการ the sums are those expected on the board's day. */
  settlement_status: z.enum(['ไม่มี', ...ENDING_STATES]),
  /** ลาออก, โอนสมาชิกภาพ, เสียชีวิต or ให้ออก; empty where there is none. */
  ending_desc: z.string(),
  /** Days of the notice, of the event, and of the board; empty where unknown. */
  notice_date: OptionalDate,
  event_date: OptionalDate,
  board_date: OptionalDate,
  /** Number of the certificate or letter. */
  paper_no: z.string(),
  /** Assets, then debts. */
  lines: z.array(SettlementLine),
  owned: Money,
  owed: Money,
  /** The part that was set off. */
  used: Money,
  /** Paid out by the cooperative; paid by the associations beside it; still owed. */
  left: Money,
  beside: Money,
  missing: Money,
  heirs: z.array(SettlementHeir),
  guarantors: z.array(SettlementGuarantor),
  /** Number of the appointment of beneficiaries in force; empty where none was signed. */
  document_no: z.string(),
  /** Once it is final. */
  verification: OptionalVerification,
});
export type MemberSettlement = z.infer<typeof MemberSettlement>;

export const memberSettlement = {
  memberSettlementShow: memberReads({
    path: '/api/member/mem_settlement',
    dataCopy: { none: 'drawn from the other sections' },
    titleTH: 'ใบสรุปการหักกลบลบหนี้',
    relative: 'reads after death',
    response: MemberSettlement,
    summary: 'What the end of the membership brings: the settlement sheet, expected or final',
  }),
} as const;
