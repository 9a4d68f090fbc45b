import * as z from 'zod/mini';
import { anybodyGets, memberChanges, memberReads } from '../../entry/endpoint.ts';
import { IsoDate, RcCode, Result, sentText } from '../../entry/wire.ts';

/** A consent beyond the terms: the words that are ticked, what the data are used for, and who gets them. */
const AskedConsent = z.strictObject({
  consent_code: z.enum(['MARKETING', 'THIRD_PARTY']),
  title: z.string(),
  purpose: z.string(),
  recipient: z.string(),
});

/** Terms of use in force. The html comes from the cooperative and is sanitised before it is shown. */
export const Terms = z.strictObject({
  version: z.string(),
  effective_date: IsoDate,
  title: z.string(),
  html: z.string(),
  /** Consents that are asked is asked besides, in the words that are ticked and kept; none where it is absent. */
  consents: z.optional(z.array(AskedConsent)),
});
export type Terms = z.infer<typeof Terms>;

export const memberTerms = {
  memberTermsShow: memberReads({
    path: '/api/member/termofconditional',
    dataCopy: { none: 'words of the cooperative; what was accepted stands in the consents' },
    relative: 'frame',
    response: z.strictObject({ rc_code: RcCode }),
    titleTH: 'ยอมรับข้อกำหนดแล้วหรือยัง',
    summary: 'Tells whether the member has accepted the terms in force',
    spec: '7 API-08',
    source: 'documented',
  }),
  memberTermsTextShow: anybodyGets({
    path: '/api/member/termofconditional_text',
    response: Terms,
    titleTH: 'ข้อกำหนดการใช้งาน',
    summary: 'The terms of use in force',
    spec: '2.3 /member/termofconditional',
  }),
  memberTermsAccept: memberChanges({
    path: '/api/member/termofconditional_accept',
    body: z.strictObject({
      /** The version that was read; another one in force is refused, so that nobody accepts unread words. */
      version: sentText(40, 'กรุณาระบุฉบับของข้อตกลง'),
      marketing: z.boolean(),
      third_party: z.boolean(),
    }),
    response: Result,
    titleTH: 'ยอมรับข้อกำหนดการใช้งาน',
    summary: 'Accepts the terms in force, with or without the optional consents',
    spec: '2.3 /member/welcome',
  }),
} as const;
