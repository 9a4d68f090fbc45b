import * as z from 'zod/mini';
import { titled } from './titled.ts';

/**
 * Lets anyone check a paper: its number, the content of its QR code (read with `readPaperCode`) and the short code to
 * type. Assumed: papers of a backend that leaves it out have none.
 */
export const Verification = z.strictObject({
  number: titled('เลขที่เอกสาร', z.string()),
  code: titled('รหัสตรวจเอกสาร', z.string()),
  /** Eight letters and digits, `K7QX-M2PD`. */
  check: titled('รหัสสั้น', z.string()),
});
export type Verification = z.infer<typeof Verification>;

export const OptionalVerification = z.optional(Verification);
