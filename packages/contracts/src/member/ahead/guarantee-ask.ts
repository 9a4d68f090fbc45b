import * as z from 'zod/mini';
import { memberChanges, memberReads } from '../../entry/endpoint.ts';
import { titled } from '../../entry/titled.ts';
import { IsoDate, MembershipNo, Money, OptionalDate, Result } from '../../entry/wire.ts';
import { GuarantorAnswer } from './loan-application.ts';
import { ApplicationNo } from './loan-apply.ts';

/** Somebody asks the member to guarantee a loan. */
export const GuaranteeAsk = z.strictObject({
  application_no: titled('เลขที่คำขอ', z.string()),
  borrower_member_no: titled('เลขทะเบียนผู้กู้', z.string()),
  borrower_name: titled('ผู้กู้', z.string()),
  loantype_desc: titled('ประเภทเงินกู้', z.string()),
  purpose: titled('ใช้เพื่อ', z.string()),
  amount: titled('จำนวนเงิน', Money),
  period_payamt: titled('จำนวนงวด', z.int()),
  /** The member's part of the amount. */
  guarantee_amount: titled('วงเงินค้ำ', Money),
  /** The member's share of the first instalment if the borrower stops; the shares of all add up to the instalment. */
  monthly_liability: titled('ภาระต่อเดือน', Money),
  instalment: titled('ค่างวด', Money),
  answer_by: titled('ตอบภายใน', OptionalDate),
  answer: titled('คำตอบ', GuarantorAnswer),
  /** Tells whether the member can still answer. */
  can_answer: titled('ตอบได้', z.boolean()),
});
export type GuaranteeAsk = z.infer<typeof GuaranteeAsk>;

export const memberGuaranteeAsk = {
  memberGuarantorCheck: memberReads({
    path: '/api/member/mem_guarantor_check',
    dataCopy: { none: 'about another member' },
    isAttempt: true,
    countsSuccess: true,
    body: z.strictObject({ membership_no: MembershipNo, amount: Money }),
    response: z.extend(Result, {
      guarantor_name: z.optional(z.string()),
      may_guarantee: z.optional(z.boolean()),
    }),
    titleTH: 'ตรวจว่าค้ำประกันได้หรือไม่',
    summary: 'Whether somebody may guarantee an amount: a masked name and yes or no, nothing else',
    spec: '2.3 /member/coll',
  }),
  memberGuaranteeAskList: memberReads({
    path: '/api/member/mem_guarantee_ask',
    titleTH: 'ผู้ที่ขอให้ท่านค้ำประกัน',
    dataCopy: { section: 'guarantee_asks' },
    response: z.strictObject({
      as_of: titled('ข้อมูล ณ วันที่', IsoDate),
      asks: titled('คำขอให้ค้ำประกัน', z.array(GuaranteeAsk)),
    }),
    summary: 'Who asks the member to guarantee a loan, and what it could cost; newest first',
    spec: '2.3 /member/coll',
  }),
  memberGuaranteeAskAnswer: memberChanges({
    path: '/api/member/mem_guarantee_ask_answer',
    follows: ['memberGuaranteeAskList', 'memberCollList', 'memberOverviewShow'],
    body: z.strictObject({ application_no: ApplicationNo, consents: z.boolean() }),
    response: Result,
    titleTH: 'ตอบคำขอให้ค้ำประกัน',
    summary: 'Consents to guarantee a loan, or refuses',
    spec: '2.3 /member/coll',
  }),
} as const;
