import * as z from 'zod/mini';
import { memberChanges, memberReads } from '../../entry/endpoint.ts';
import { titled } from '../../entry/titled.ts';
import { PresentedPassword, Result, sentText } from '../../entry/wire.ts';

/** The terms of use, and further consents of a member. */
export const ConsentCode = z.enum(['TERMS', 'MARKETING', 'THIRD_PARTY']);
export type ConsentCode = z.infer<typeof ConsentCode>;

export const MemberConsent = z.strictObject({
  consent_code: titled('รหัสความยินยอม', ConsentCode),
  title: titled('เรื่อง', z.string()),
  /** Purpose that the data are used for. */
  purpose: titled('ใช้เพื่อ', z.string()),
  /** Recipient of the data; absent where nobody is named. */
  recipient: titled('ผู้รับข้อมูล', z.optional(z.string())),
  /** Version of the words that are in force. */
  version: titled('ฉบับที่', z.string()),
  given: titled('ยินยอม', z.boolean()),
  /** Wall time in Bangkok of the last decision; '' where none is on record. */
  decided_at: titled('ตัดสินใจเมื่อ', z.string()),
  /** Consequences of withdrawing it. */
  if_withdrawn: titled('หากถอน', z.string()),
  /** Tells whether it can be given and withdrawn here; else the cooperative has to be asked. */
  may_change: titled('เปลี่ยนได้', z.boolean()),
});
export type MemberConsent = z.infer<typeof MemberConsent>;

/** A decision, or a copy of the data. */
export const ConsentLogRow = z.strictObject({
  at: titled('เมื่อ', z.string()),
  event: titled('ทำอะไร', z.enum(['GIVEN', 'WITHDRAWN', 'DATA_COPY'])),
  title: titled('เรื่อง', z.string()),
  version: titled('ฉบับที่', z.string()),
});
export type ConsentLogRow = z.infer<typeof ConsentLogRow>;

export const MemberConsentList = z.strictObject({
  rows: titled('รายการ', z.array(MemberConsent)),
  /** Newest first. */
  log: titled('ประวัติ', z.array(ConsentLogRow)),
});
export type MemberConsentList = z.infer<typeof MemberConsentList>;

/** One kind of record: each answer as its own screen gets it. */
export const DataSection = z.strictObject({
  name: z.string(),
  title: z.string(),
  records: z.array(z.record(z.string(), z.unknown())),
});
export type DataSection = z.infer<typeof DataSection>;

export const MemberDataCopy = z.strictObject({
  /** Wall time in Bangkok. */
  made_at: z.string(),
  membership_no: z.string(),
  sections: z.array(DataSection),
});
export type MemberDataCopy = z.infer<typeof MemberDataCopy>;

export const memberConsent = {
  memberConsentList: memberReads({
    path: '/api/member/mem_consent',
    titleTH: 'ความยินยอม',
    dataCopy: { section: 'consents' },
    response: MemberConsentList,
    summary: 'What the member has consented to, and the log of it',
  }),
  memberConsentUpdate: memberChanges({
    path: '/api/member/mem_consent_update',
    follows: ['memberConsentList'],
    body: z.strictObject({
      consent_code: z.enum(['MARKETING', 'THIRD_PARTY']),
      given: z.boolean(),
      /** The version that was read; another one in force is refused. */
      version: sentText(40),
    }),
    response: Result,
    titleTH: 'ให้หรือถอนความยินยอม',
    summary: 'Gives a consent or withdraws it; deciding the same twice is no error',
  }),
  memberDataCopyCreate: memberChanges({
    path: '/api/member/mem_data_copy',
    follows: ['memberConsentList'],
    isAttempt: true,
    body: z.strictObject({ mem_password: PresentedPassword }),
    response: MemberDataCopy,
    titleTH: 'สำเนาข้อมูลส่วนบุคคล',
    summary:
      'Everything the portal holds of the member, for who shows the password once more; logged',
  }),
} as const;
