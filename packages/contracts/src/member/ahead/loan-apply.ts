import * as z from 'zod/mini';
import { Attachment } from '../../entry/attachment.ts';
import { MB, memberChanges, memberReads } from '../../entry/endpoint.ts';
import { IdempotencyKey, MembershipNo, Money, Result, sentText } from '../../entry/wire.ts';
import { MemberLoanApply } from './loan-application.ts';
import { MOST_LOAN_FILES, MOST_LOAN_GUARANTORS, MOST_LOAN_PURPOSE } from './loan-apply-limits.ts';

export const ApplicationNo = sentText(40, 'กรุณาระบุเลขที่คำขอ', 'เลขที่คำขอยาวเกินไป');

/** The same idempotency_key is the same request, however often it is sent; with another body it is 422. */
export const LoanApplyBody = z.strictObject({
  idempotency_key: IdempotencyKey,
  loantype_code: z.string().check(z.regex(/^\d{2}$/, 'กรุณาเลือกประเภทเงินกู้')),
  purpose: sentText(MOST_LOAN_PURPOSE, 'กรุณาบอกว่ากู้ไปทำอะไร', 'วัตถุประสงค์ยาวได้ไม่เกิน 200 ตัวอักษร'),
  amount: Money,
  period_payamt: z.int().check(z.minimum(1), z.maximum(600)),
  /** Monthly deductions that the cooperative does not know, for whoever examines the request. */
  other_deductions: z.optional(Money),
  guarantors: z
    .array(MembershipNo)
    .check(z.maxLength(MOST_LOAN_GUARANTORS, 'ผู้ค้ำประกันมีได้ไม่เกิน 4 คน')),
  /** An own request for the same product that ended without a contract: papers that are not sent are taken from it. */
  again_of: z.optional(ApplicationNo),
  /** One of each paper; a wrong or missing one is reported at `files.<paper_code>`. */
  files: z
    .array(z.extend(Attachment, { paper_code: z.string().check(z.regex(/^\w{1,20}$/)) }))
    .check(z.maxLength(MOST_LOAN_FILES, 'แนบเอกสารได้ไม่เกิน 6 ไฟล์')),
});
export type LoanApplyBody = z.infer<typeof LoanApplyBody>;

export const memberLoanApply = {
  memberLoanApplyList: memberReads({
    path: '/api/member/mem_loan_apply',
    titleTH: 'คำขอกู้เงิน',
    dataCopy: { section: 'loan_apply' },
    response: MemberLoanApply,
    summary: 'Requests for loans with their state, and what asking for each product takes',
    spec: '2.3 /member/requestpromoney',
  }),
  memberLoanApplyCreate: memberChanges({
    path: '/api/member/mem_loan_apply_create',
    follows: ['memberLoanApplyList', 'memberLoanRightList'],
    bodyLimit: 17 * MB,
    body: LoanApplyBody,
    response: z.extend(Result, { application_no: z.optional(z.string()) }),
    titleTH: 'ยื่นคำขอกู้',
    summary: 'Asks for a loan; its guarantors are asked for their consent',
    spec: '2.3 /member/requestpromoney',
  }),
  memberLoanApplyPapers: memberChanges({
    path: '/api/member/mem_loan_apply_papers',
    follows: ['memberLoanApplyList', 'memberOverviewShow'],
    bodyLimit: 17 * MB,
    body: z.strictObject({
      idempotency_key: IdempotencyKey,
      application_no: ApplicationNo,
      files: z
        .array(Attachment)
        .check(
          z.minLength(1, 'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์'),
          z.maxLength(MOST_LOAN_FILES, 'แนบเอกสารได้ไม่เกิน 6 ไฟล์'),
        ),
    }),
    response: Result,
    titleTH: 'ส่งเอกสารคำขอกู้เพิ่ม',
    summary: 'Sends the papers that an officer asked for; the request is examined again',
    spec: '2.3 /member/requestpromoney',
  }),
  memberLoanApplyCancel: memberChanges({
    path: '/api/member/mem_loan_apply_cancel',
    follows: ['memberLoanApplyList', 'memberLoanRightList'],
    body: z.strictObject({ application_no: ApplicationNo }),
    response: Result,
    titleTH: 'ยกเลิกคำขอกู้',
    summary: 'Takes a request for a loan back before the cooperative examines it',
    spec: '2.3 /member/requestpromoney',
  }),
} as const;
