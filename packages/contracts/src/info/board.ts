import * as z from 'zod/mini';
import { anybodyChanges, anybodyReads } from '../entry/endpoint.ts';
import { Recaptcha, Result, WallTime } from '../entry/wire.ts';
import {
  MaybeMemberNo,
  OptionalWallTime,
  OwnKeys,
  PageNo,
  PostKey,
  PostName,
  pageOf,
  requiredText,
  Search,
} from './post.ts';
import { MOST_ANSWER, MOST_TEXT, MOST_TITLE, POST_WORDS } from './post-limits.ts';

/** Staff approve a text before others see it; until then only its author does. */
export const PostStatus = z.enum(['แสดงแล้ว', 'รอตรวจสอบ']);
export type PostStatus = z.infer<typeof PostStatus>;

/** Question and Note are text, not HTML, spelt as the specification's search fields. */
export const BoardRow = z.strictObject({
  board_id: z.int(),
  Question: z.string(),
  Note: z.string(),
  name: z.string(),
  created_at: WallTime,
  views: z.int(),
  answer_count: z.int(),
  last_answer_at: OptionalWallTime,
  pinned: z.boolean(),
  /** The cooperative wrote it. Without it the writer is a visitor. */
  is_staff: z.optional(z.boolean()),
  status: PostStatus,
});
export type BoardRow = z.infer<typeof BoardRow>;

export const BoardAnswer = z.strictObject({
  answer_id: z.int(),
  by: z.string(),
  is_staff: z.boolean(),
  /** HTML: as the staff wrote it; what others wrote is escaped text. */
  html: z.string(),
  created_at: WallTime,
  status: PostStatus,
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

const BoardList = z.strictObject({ ...pageOf, q: z.string(), rows: z.array(BoardRow) });

/** Answers oldest first. */
export const BoardThread = z.extend(BoardRow, { answers: z.array(BoardAnswer) });
export type BoardThread = z.infer<typeof BoardThread>;

const BoardPost = z.strictObject({
  name: PostName,
  member_no: MaybeMemberNo,
  Question: requiredText(MOST_TITLE, POST_WORDS.needTitle, POST_WORDS.title),
  Note: requiredText(MOST_TEXT, POST_WORDS.needText, POST_WORDS.text),
  recaptcha: Recaptcha,
  key: PostKey,
});

export const infoBoard = {
  infoBoardList: anybodyReads({
    path: '/api/info/board',
    body: z.strictObject({ page: PageNo, q: Search, mine: OwnKeys }),
    response: BoardList,
    titleTH: 'กระทู้ทั้งหมด',
    summary:
      'Threads of the board, pinned ones and the latest activity first, searched by every word of q',
    spec: '2.2 /board, 9',
  }),
  infoBoardShow: anybodyReads({
    path: '/api/info/board_show',
    body: z.strictObject({ board_id: z.int(), mine: OwnKeys }),
    response: BoardThread,
    titleTH: 'กระทู้และคำตอบ',
    summary: 'One thread with its answers',
    spec: '2.2 /boardShow/:topicId',
  }),
  infoBoardCreate: anybodyChanges({
    path: '/api/info/board_create',
    follows: ['infoBoardList'],
    body: BoardPost,
    response: z.extend(Result, { board_id: z.int(), status: PostStatus }),
    titleTH: 'ตั้งกระทู้',
    summary: 'Puts a question on the board; blank name and number leave the writer unnamed',
    spec: '2.2 /boardPost',
  }),
  infoBoardAnswerCreate: anybodyChanges({
    path: '/api/info/board_answer',
    follows: ['infoBoardList'],
    body: z.strictObject({
      board_id: z.int(),
      name: PostName,
      answer: requiredText(MOST_ANSWER, POST_WORDS.needAnswer, POST_WORDS.answer),
      recaptcha: Recaptcha,
      key: PostKey,
    }),
    response: z.extend(Result, { status: PostStatus }),
    titleTH: 'ตอบกระทู้',
    summary: 'Answers a thread that is shown',
    spec: '2.2 /boardShow/:topicId',
  }),
} as const;
