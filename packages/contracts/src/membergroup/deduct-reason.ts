import * as z from 'zod/mini';
import { DEDUCT_REASONS } from './deduct-limits.ts';

/** Reason for an incomplete deduction; the words of the remittance slip. */
export const DeductReason = z.enum(DEDUCT_REASONS);
export type DeductReason = z.infer<typeof DeductReason>;
