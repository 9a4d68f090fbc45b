import * as z from 'zod/mini';
import { agencyReads } from '../entry/endpoint.ts';
import { IsoDate } from '../entry/wire.ts';

/** A part of the guidelines, a step of the month or an answer, as HTML that has to be sanitised. */
const GuideText = z.strictObject({
  title: z.string(),
  html: z.string(),
  updated_at: IsoDate,
});

export const GuideEvent = z.strictObject({
  date: IsoDate,
  title: z.string(),
  detail: z.string(),
});
export type GuideEvent = z.infer<typeof GuideEvent>;

export const GroupGuide = z.strictObject({
  steps: z.array(GuideText),
  /** Due events of the months to come, earliest first. */
  calendar: z.array(GuideEvent),
  contacts: z.array(
    z.strictObject({
      section: z.string(),
      person: z.string(),
      phone: z.string(),
      email: z.string(),
      about: z.string(),
    }),
  ),
  files: z.array(
    z.strictObject({
      title: z.string(),
      file_url: z.string(),
      file_size: z.int(),
      updated_at: IsoDate,
    }),
  ),
  faq: z.array(GuideText),
});
export type GroupGuide = z.infer<typeof GroupGuide>;

export const membergroupGuideGroup = {
  membergroupGuideGroupShow: agencyReads({
    path: '/api/membergroup/guide_group',
    response: GroupGuide,
    titleTH: 'แนวปฏิบัติผู้แทน',
    summary: 'Guidelines for agency representatives: steps, calendar, contacts, files, questions',
    spec: '2.4 /membergroup/guide_group',
  }),
} as const;
