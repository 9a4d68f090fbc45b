import * as z from 'zod/mini';
import { anybodyReads } from '../entry/endpoint.ts';
import { IsoDate, OptionalDate, Percent, sentText } from '../entry/wire.ts';
import { CalendarDay } from './calendar.ts';

export const TOPICS_PER_PAGE = 12;

/** One item of news in a list. */
export const TopicRow = z.strictObject({
  topic_id: z.int(),
  category: z.string(),
  title: z.string(),
  /** Plain text. A list that was searched sends the paragraph in which the words were found. */
  summary: z.string(),
  /** File under mediafiles/, empty where the item has no picture of its own. */
  image: z.string(),
  /** First attachment under the backend, empty where there is none. */
  file_url: z.string(),
  /** Size of that attachment in bytes. */
  file_size: z.int(),
  pinned: z.boolean(),
  /** Last day on which the item counts as new. */
  new_until: OptionalDate,
  published_at: IsoDate,
  views: z.int(),
});
export type TopicRow = z.infer<typeof TopicRow>;

const Edition = z.pick(TopicRow, { topic_id: true, title: true, published_at: true });
export type Edition = z.infer<typeof Edition>;

/** A line of a list: of several editions the one in force, with those that it replaces. */
export const ListedTopic = z.extend(TopicRow, {
  /** The newest first; none where a list has no editions, or shows each of them. */
  older: z.optional(z.array(Edition)),
});
export type ListedTopic = z.infer<typeof ListedTopic>;

export const TopicList = z.strictObject({
  category: z.string(),
  category_name: z.string(),
  /** Pinned ones first, then newest first. */
  rows: z.array(ListedTopic),
  page: z.int(),
  page_size: z.int(),
  /** Items on all pages. */
  total: z.int(),
  /** Years (Common Era) with items of the category, newest first, whatever is filtered. */
  years: z.optional(z.array(z.int())),
});
export type TopicList = z.infer<typeof TopicList>;

const TopicLink = z.strictObject({ topic_id: z.int(), title: z.string() });

export const TopicFile = z.strictObject({
  /** File name for saving it. */
  name: z.string(),
  url: z.string(),
  size: z.int(),
  type: z.string(),
});
export type TopicFile = z.infer<typeof TopicFile>;

export const TopicPicture = z.strictObject({ file: z.string(), caption: z.string() });
export type TopicPicture = z.infer<typeof TopicPicture>;

export const Topic = z.extend(TopicRow, {
  category_name: z.string(),
  html: z.string(),
  gallery: z.array(TopicPicture),
  files: z.array(TopicFile),
  /** Its neighbours in the category: the older and the newer one. */
  previous: z.nullable(TopicLink),
  next: z.nullable(TopicLink),
  /** A few others of its category, the newest first; neither itself nor its neighbours. */
  related: z.optional(z.array(TopicLink)),
  /** The edition that is in force in its place. */
  replaced_by: z.optional(TopicLink),
});
export type Topic = z.infer<typeof Topic>;

const ProductRate = z.strictObject({ name: z.string(), rate: Percent, since: IsoDate });
export type ProductRate = z.infer<typeof ProductRate>;

export const HomeRates = z.strictObject({
  loans: z.array(ProductRate),
  deposits: z.array(ProductRate),
  /** Rates that the last general meeting approved; the fiscal year of the Common Era. */
  dividend: z.strictObject({
    year: z.int(),
    dividend_rate: Percent,
    refund_rate: Percent,
    since: IsoDate,
  }),
});
export type HomeRates = z.infer<typeof HomeRates>;

export const HomeSection = z.strictObject({
  category: z.string(),
  category_name: z.string(),
  total: z.int(),
  /** The newest few. */
  rows: z.array(TopicRow),
});
export type HomeSection = z.infer<typeof HomeSection>;

export const InfoHome = z.strictObject({
  /** The newest notice. */
  announcement: z.nullable(TopicLink),
  rates: HomeRates,
  /** The next few of the calendar's days. */
  next_days: z.optional(z.array(CalendarDay)),
  sections: z.array(HomeSection),
});
export type InfoHome = z.infer<typeof InfoHome>;

export const infoTopic = {
  infoTopicList: anybodyReads({
    path: '/api/info/topics',
    body: z.strictObject({
      category: sentText(64),
      page: z.int().check(z.minimum(1), z.maximum(100_000)),
      /** Of the Common Era. */
      year: z.optional(z.int().check(z.minimum(1900), z.maximum(2999))),
      /** Searched for in titles and texts. */
      q: z.optional(z.string().check(z.maxLength(100, 'คำค้นยาวได้ไม่เกิน 100 ตัวอักษร'))),
    }),
    response: TopicList,
    titleTH: 'รายการข่าวและเอกสาร',
    summary: 'One page of the items of a category, filtered by year and words',
    spec: '2.2 /list/:topicId',
  }),
  infoTopicShow: anybodyReads({
    path: '/api/info/topic_show',
    body: z.strictObject({ topic_id: z.int().check(z.minimum(1), z.maximum(999_999_999)) }),
    response: Topic,
    titleTH: 'ข่าวหรือเอกสารหนึ่งเรื่อง',
    summary: 'One item with its text, pictures, attachments and neighbours',
    spec: '2.2 /show/:topicId',
  }),
  infoHomeShow: anybodyReads({
    path: '/api/info/home',
    response: InfoHome,
    titleTH: 'หน้าแรก',
    summary: 'What the first page shows: announcement, rates, and the newest of each section',
    spec: '2.2 /home',
  }),
} as const;
