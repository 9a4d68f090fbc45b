import * as z from 'zod/mini';
import { titled } from './titled.ts';

/**
 * How anyone can check a paper: its number, what its QR code carries (read with `readPaperCode`) and the short code
 * that is typed. Assumed: a backend that leaves it out has papers without.
 */
export const Verification = z.strictObject({
  number: titled('เลขที่เอกสาร', z.string()),
  code: titled('รหัสตรวจเอกสาร', z.string()),
  /** Eight letters and digits, `K7QX-M2PD`. */
  check: titled('รหัสสั้น', z.string()),
});
export type Verification = z.infer<typeof Verification>;

export const OptionalVerification = z.optional(Verification);
