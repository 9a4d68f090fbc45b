import * as z from 'zod/mini';
import { anybodyReads } from '../entry/endpoint.ts';
import { IsoDate, Money, RequestedRecaptcha } from '../entry/wire.ts';

export const PaperState = z.enum(['ใช้ได้', 'ถูกแทนที่', 'ยกเลิก']);
export type PaperState = z.infer<typeof PaperState>;

/** The cooperative's statement about a paper, without a name or a member's number except the paper's own. */
export const VerifiedPaper = z.strictObject({
  state: PaperState,
  kind: z.string(),
  number: z.string(),
  date: IsoDate,
  amount: Money,
});
export type VerifiedPaper = z.infer<typeof VerifiedPaper>;

/** A key that has signed papers: Ed25519, its 32 bytes in base64url. */
export const VerifyKey = z.strictObject({ key_id: z.string(), public_key: z.string() });
export type VerifyKey = z.infer<typeof VerifyKey>;

export const infoVerify = {
  infoVerifyKeys: anybodyReads({
    path: '/api/info/verify_keys',
    response: z.strictObject({ keys: z.array(VerifyKey) }),
    titleTH: 'กุญแจสาธารณะสำหรับตรวจเอกสาร',
    summary: 'The public keys by which papers are checked, the one in use first',
    spec: '2.2 /verify',
  }),
  infoVerifyShow: anybodyReads({
    path: '/api/info/verify',
    isAttempt: true,
    body: z.strictObject({
      code: z.optional(z.string().check(z.maxLength(600, 'รหัสยาวเกินไป'))),
      number: z.optional(z.string().check(z.maxLength(60, 'เลขที่เอกสารยาวเกินไป'))),
      check: z.optional(z.string().check(z.maxLength(20, 'รหัสตรวจสอบยาวเกินไป'))),
      recaptcha: RequestedRecaptcha,
    }),
    response: VerifiedPaper,
    titleTH: 'ตรวจเอกสาร',
    summary:
      'Whether a paper is genuine and still valid, by the code of its QR or by its number and check code; one 404 for whatever does not verify',
    spec: '2.2 /verify',
  }),
} as const;
