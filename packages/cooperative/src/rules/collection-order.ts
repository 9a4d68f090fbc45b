/**
 * Order in which a short sum is used: interest before principal (Civil and Commercial Code, section 329), then shares,
 * cremation dues, insurance, deposits (domain.md E), and last what members pay beyond their instalments by a standing order.
 * Within a step arrears come before this month's, the oldest contract first. A cooperative with another order changes
 * this list.
 */
export const COLLECTION_ORDER = [
  'interest',
  'principal',
  'shares',
  'cremation',
  'insurance',
  'deposits',
  'extra',
] as const;

/** A part of a bill that a short sum is used for. */
export type CollectionStep = (typeof COLLECTION_ORDER)[number];
