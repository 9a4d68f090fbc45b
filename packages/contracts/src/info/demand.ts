import * as z from 'zod/mini';
import { anybodyChanges, anybodyReads } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { Recaptcha, Result, WallTime } from '../entry/wire.ts';
import {
  OptionalWallTime,
  OwnKeys,
  PageNo,
  PostKey,
  pageOf,
  requiredText,
  Search,
} from './post.ts';
import { DEMAND_NO, MOST_CONTACT, MOST_TEXT, MOST_TITLE, POST_WORDS } from './post-limits.ts';

export const DemandKind = z.enum(['ร้องเรียน', 'เสนอแนะ', 'ขอเอกสาร'], POST_WORDS.needKind);
export type DemandKind = z.infer<typeof DemandKind>;

export const DemandStatus = z.enum(['รับเรื่อง', 'กำลังดำเนินการ', 'เสร็จสิ้น']);
export type DemandStatus = z.infer<typeof DemandStatus>;

/**
 * Readable part of a demand. open: everything; private, or waiting for the staff to take it up: only number and status.
 * The author, who has the key, reads all of it in every case.
 */
export const DemandAccess = z.enum(['open', 'private', 'waiting']);
export type DemandAccess = z.infer<typeof DemandAccess>;

/** Kind, topic and owner are empty where they may not be read. */
export const DemandRow = z.strictObject({
  demand_no: z.string(),
  kind: z.union([DemandKind, z.literal('')]),
  topic: z.string(),
  status: DemandStatus,
  /** Department that deals with it, empty until one does. */
  owner: z.string(),
  created_at: WallTime,
  updated_at: WallTime,
  access: DemandAccess,
  is_mine: z.boolean(),
});
export type DemandRow = z.infer<typeof DemandRow>;

const DemandList = z.strictObject({
  ...pageOf,
  q: z.string(),
  rows: z.array(DemandRow),
});

export const Demand = z.extend(DemandRow, {
  detail: z.string(),
  /** Oldest first. */
  log: z.array(z.strictObject({ status: DemandStatus, at: WallTime, note: z.string() })),
  /** Telephone or e-mail that the author left, told to nobody else. */
  contact: z.optional(z.string()),
  reply_html: z.string(),
  replied_at: OptionalWallTime,
  verification: OptionalVerification,
});
export type Demand = z.infer<typeof Demand>;

const DemandFiling = z.strictObject({
  kind: DemandKind,
  topic: requiredText(MOST_TITLE, POST_WORDS.needTitle, POST_WORDS.title),
  detail: requiredText(MOST_TEXT, POST_WORDS.needText, POST_WORDS.text),
  /** Telephone or e-mail for the staff only; blank is fine. */
  contact: z.string().check(z.maxLength(MOST_CONTACT, POST_WORDS.contact)),
  /** A demand for papers is private in any case. */
  is_private: z.boolean(),
  recaptcha: Recaptcha,
  key: PostKey,
});

export const infoDemand = {
  infoDemandList: anybodyReads({
    path: '/api/info/demand',
    body: z.strictObject({
      page: PageNo,
      q: Search,
      status: z.optional(DemandStatus),
      mine: OwnKeys,
    }),
    response: DemandList,
    titleTH: 'ข้อเรียกร้องทั้งหมด',
    summary:
      'Demands and requests, newest first, filtered by status and searched by every word of q',
    spec: '2.2 /demand',
  }),
  infoDemandShow: anybodyReads({
    path: '/api/info/demand_show',
    body: z.strictObject({
      demand_no: z.string().check(z.regex(DEMAND_NO, POST_WORDS.demandNo), z.maxLength(20)),
      mine: OwnKeys,
    }),
    response: Demand,
    titleTH: 'ข้อเรียกร้องหนึ่งเรื่อง',
    summary: 'One demand by its tracking number',
    spec: '2.2 /showdemand/:topicId',
  }),
  infoDemandCreate: anybodyChanges({
    path: '/api/info/demand_create',
    follows: ['infoDemandList'],
    body: DemandFiling,
    response: z.extend(Result, { demand_no: z.string() }),
    titleTH: 'ส่งข้อเรียกร้อง',
    summary: 'Files a demand; the answer is its tracking number',
    spec: '2.2 /demand',
  }),
} as const;
