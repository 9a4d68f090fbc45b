/** Parts of a bill that a short sum is used for, one after the other. */
export type CollectionStep = 'interest' | 'principal' | 'shares' | 'cremation' | 'deposits';

/**
 * Order in which a short sum is used: interest before principal (Civil and Commercial Code, section 329), then shares,
 * cremation dues, deposits (domain.md E). Within a step arrears come before this month's, the oldest contract first. A
 * cooperative with another order changes this list.
 */
export const COLLECTION_ORDER: readonly CollectionStep[] = [
  'interest',
  'principal',
  'shares',
  'cremation',
  'deposits',
];
