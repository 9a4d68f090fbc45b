import * as z from 'zod/mini';
import { secret } from './secret.ts';

// Basic types of every schema. Wire types only: strings for dates and money, no transforms, as JSON Schema needs.

/** Baht as a decimal string with exactly two places and an ASCII minus: `"-1234.50"`. Read it with `parseBaht`. */
export const Money = z.string().check(z.regex(/^-?\d+\.\d{2}$/));

/** Baht that somebody sends, which is never below nought; told before anything is looked up. */
export const SentMoney = z
  .string()
  .check(z.regex(/^\d{1,12}\.\d{2}$/, 'จำนวนเงินต้องไม่ติดลบ และมีทศนิยมสองตำแหน่ง'));

/** Percent per year or percent of a whole, two places: `"5.50"`. Read it with `parseRate`. */
export const Percent = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** A calendar day in Bangkok: `2026-02-28`. */
export const IsoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A day, or the empty string where the record has none. */
export const OptionalDate = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/));

/** Receive period of a monthly collection, Buddhist year and month: `256902`. */
const RECV_PERIOD = /^2[45]\d{2}(0[1-9]|1[0-2])$/;
export const RecvPeriod = z.string().check(z.regex(RECV_PERIOD));

/** The same where a person may have typed it. */
export const AskedPeriod = z
  .string()
  .check(z.regex(RECV_PERIOD, 'กรุณาระบุปี พ.ศ. และเดือน เช่น 256902'));

/** Sign of a statement item: 1, -1 or 0; a backend may send others, which are shown in gray. */
export const SignStatus = z.int();

/** 1 or '1' means success; anything else is a refusal. Compared in `isSuccess` only. */
export const RcCode = z.union([z.number(), z.string()]);

/** A text that is sent: at least one character and at most so many; the Thai words are for who breaks that. */
export const sentText = (mostLetters: number, needed?: string, tooLong?: string) =>
  z.string().check(z.minLength(1, needed), z.maxLength(mostLetters, tooLong));

/** The token of the bot check. */
export const Recaptcha = secret(
  sentText(4096, 'กรุณายืนยันว่าท่านไม่ใช่โปรแกรมอัตโนมัติ', 'รหัสยืนยันยาวเกินไป'),
);

/**
 * Assumed: on calls that require the bot check only after failures, with a 422 at `recaptcha`. Not sent before, so that
 * a backend that does not know it is never given it.
 */
export const RequestedRecaptcha = z.optional(Recaptcha);

/**
 * Seconds until the session ends without further calls; every answered call restarts them. Assumed: a backend that
 * leaves it out gives no warning before the end.
 */
export const ExpiresIn = z.optional(z.number());

/** Bangkok wall time, `YYYY-MM-DD HH:MM:SS`. */
export const WallTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));

/** Chosen by the client once per request: sending it again makes no second request. */
export const IdempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/, 'กรุณาลองส่งใหม่อีกครั้ง'));

/** A membership number as it travels: at least five digits, zero-padded. */
export const MembershipNo = z
  .string()
  .check(z.regex(/^\d{5,8}$/, 'เลขทะเบียนสมาชิกต้องเป็นตัวเลขอย่างน้อย 5 หลัก'));

/** A presented password. Only its presence is checked: old passwords may follow older rules. */
export const PresentedPassword = secret(sentText(128, 'กรุณากรอกรหัสผ่าน', 'รหัสผ่านยาวเกินไป'));

/** A new password: 8 to 128 characters, any of them; length matters more than symbols. */
export const ChosenPassword = secret(
  z
    .string()
    .check(
      z.minLength(8, 'รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร'),
      z.maxLength(128, 'รหัสผ่านใหม่ต้องยาวไม่เกิน 128 ตัวอักษร'),
    ),
);

/** Answer of calls whose outcome is a code and a sentence for the person. */
export const Result = z.strictObject({ rc_code: RcCode, rc_des: z.string() });
export type Result = z.infer<typeof Result>;

/** Body `{}` of a call without input. */
export const NoBody = z.strictObject({});
