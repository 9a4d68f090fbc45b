import * as z from 'zod/mini';

/**
 * Lets anyone check a paper: its number, the content of its QR code (read with `readPaperCode`) and the short code to
 * type. Assumed: papers of a backend that leaves it out have none.
 */
export const Verification = z.strictObject({
  number: z.string(),
  code: z.string(),
  /** Eight letters and digits, `K7QX-M2PD`. */
  check: z.string(),
});
export type Verification = z.infer<typeof Verification>;

export const OptionalVerification = z.optional(Verification);
