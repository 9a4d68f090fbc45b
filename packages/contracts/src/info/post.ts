import * as z from 'zod/mini';
import { IdempotencyKey } from '../entry/wire.ts';
import {
  isOfficialName,
  MAYBE_MEMBER_NO,
  MOST_NAME,
  MOST_OWN_KEYS,
  MOST_SEARCH,
  POST_WORDS,
  SHOWS_SOMETHING,
} from './post-limits.ts';

// Shared by the board and the demands.

/** Wall time, or the empty string where nothing has happened yet. */
export const OptionalWallTime = z
  .string()
  .check(z.regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/));

/** The key of a text. Sending another text with it is refused with 422 at `key`, and whoever has it is the author. */
export const PostKey = IdempotencyKey;

/** Keys of this browser's own texts: those that wait for the staff are shown to whoever has their key. */
export const OwnKeys = z.optional(
  z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_OWN_KEYS)),
);

export const PageNo = z.int().check(z.minimum(1), z.maximum(100_000));
export const Search = z.optional(z.string().check(z.maxLength(MOST_SEARCH, POST_WORDS.search)));

/** Blank for an anonymous writer; no name that is the cooperative's own. */
export const PostName = z.string().check(
  z.maxLength(MOST_NAME, POST_WORDS.name),
  z.refine((name) => !isOfficialName(name), POST_WORDS.visitorName),
);
export const MaybeMemberNo = z.string().check(z.regex(MAYBE_MEMBER_NO, POST_WORDS.memberNo));

/** A text with at least one visible character, up to a length. */
export const requiredText = (mostLetters: number, needed: string, tooLong: string) =>
  z.string().check(z.regex(SHOWS_SOMETHING, needed), z.maxLength(mostLetters, tooLong));

/** Position of an answer in a longer list. */
export const pageOf = { page: z.int(), page_size: z.int(), total: z.int() };
