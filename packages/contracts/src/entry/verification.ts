import * as z from 'zod/mini';

/**
 * How anyone can check a paper: its number, what its QR code carries (read with `readPaperCode`) and the short code
 * that is typed. Assumed: a backend that leaves it out has papers without.
 */
export const Verification = z.strictObject({
  number: z.string(),
  code: z.string(),
  /** Eight letters and digits, `K7QX-M2PD`. */
  check: z.string(),
});
export type Verification = z.infer<typeof Verification>;

export const OptionalVerification = z.optional(Verification);
