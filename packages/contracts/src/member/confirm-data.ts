import * as z from 'zod/mini';
import { memberChanges, memberGets, memberReads } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, RcCode, Result, sentText, WallTime } from '../entry/wire.ts';
import { REMARK_MAX } from './confirm-limits.ts';

const Kind = z.enum(['loan', 'deposit', 'share']);
const Answer = z.enum(['Y', 'N']);

/** One balance of the letter and what the member answered; `checkedData` holds the saved answers of a round. */
export const CheckedLine = z.strictObject({
  kind: Kind,
  ref_no: z.string(),
  balance: Money,
  answer: Answer,
  member_balance: z.optional(Money),
  remark: z.optional(z.string()),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

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

/** A balance the letter asks about: a contract, an account, or the share capital under the member's own number. */
export const ConfirmLetterLine = z.strictObject({
  kind: Kind,
  ref_no: z.string(),
  /** Product of the contract or account. */
  item_desc: z.string(),
  balance: Money,
});
export type ConfirmLetterLine = z.infer<typeof ConfirmLetterLine>;

/** The one reply of a round as it was received, with its Bangkok time and a check value over all of it. */
export const ConfirmReply = z.strictObject({
  replied_at: WallTime,
  check_value: z.string(),
  lines: z.array(CheckedLine),
});
export type ConfirmReply = z.infer<typeof ConfirmReply>;

const AuditorAnswer = z.strictObject({ text: z.string(), answered_at: WallTime });

/** Loans first, then deposits, then shares; the totals are the sums of their lines. */
export const ConfirmLetter = z.strictObject({
  letter_no: z.string(),
  letter_date: IsoDate,
  as_of_date: IsoDate,
  return_by: IsoDate,
  addressee_name: z.string(),
  membership_no: z.string(),
  membgroup_desc: z.string(),
  auditor_name: z.string(),
  signer_name: z.string(),
  signer_position: z.string(),
  lines: z.array(ConfirmLetterLine),
  loan_total: Money,
  deposit_total: Money,
  share_total: Money,
  /** Absent until the member has replied. */
  reply: z.optional(ConfirmReply),
  /** The auditor's answer about the lines that are not correct, with its Bangkok time; absent until then. */
  auditor_answer: z.optional(AuditorAnswer),
  verification: OptionalVerification,
});
export type ConfirmLetter = z.infer<typeof ConfirmLetter>;

/** With answer N both the member's own figure and a reason are wanted; a schema of fields cannot say so. */
export const ConfirmAnswer = z.strictObject({
  kind: Kind,
  ref_no: z.string().check(z.maxLength(40, 'เลขที่ยาวเกินไป')),
  answer: Answer,
  member_balance: z.optional(Money),
  remark: z.optional(
    z.string().check(z.maxLength(REMARK_MAX, `เหตุผลต้องยาวไม่เกิน ${REMARK_MAX} ตัวอักษร`)),
  ),
});
export type ConfirmAnswer = z.infer<typeof ConfirmAnswer>;

export const memberConfirmData = {
  memberConfirmDataShow: memberGets({
    path: '/api/member/get_confirm_data/:year',
    dataCopy: { none: 'balances of the other sections; the replies are a section' },
    params: z.strictObject({ year: z.string().check(z.regex(/^\d{4}$/, 'ปีต้องเป็นตัวเลข 4 หลัก')) }),
    response: ConfirmData,
    titleTH: 'สถานะการยืนยันยอดของปี',
    summary: 'State of the balance confirmation of a calendar year (ค.ศ.)',
    spec: '7 API-09',
    source: 'documented',
  }),
  memberConfirmLetterShow: memberReads({
    path: '/api/member/mem_confirm_letter',
    personal: true,
    dataCopy: { none: 'balances of the other sections; the replies are a section' },
    mayBeAbsent: true,
    response: ConfirmLetter,
    titleTH: 'หนังสือยืนยันยอด',
    summary: 'The letter of the open round, with the reply once there is one; 404 if there is none',
    spec: '2.3 /member/confirmData',
  }),
  memberConfirmCreate: memberChanges({
    path: '/api/member/mem_confirm_reply',
    follows: ['memberOverviewShow'],
    body: z.strictObject({
      letter_no: sentText(40, 'กรุณาระบุเลขที่หนังสือ'),
      lines: z.array(ConfirmAnswer).check(z.maxLength(100, 'รายการมากเกินไป')),
    }),
    response: z.extend(Result, {
      /** The stored reply; absent when the reply was refused. */
      reply: z.optional(ConfirmReply),
    }),
    titleTH: 'ตอบหนังสือยืนยันยอด',
    summary:
      'Answers every line of the letter, once a round; a second reply is refused by rc_code 0',
    spec: '2.3 /member/confirmData',
  }),
} as const;
