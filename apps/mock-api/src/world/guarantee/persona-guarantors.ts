import type { LoanProductKey } from '../rules/products.ts';

/**
 * Guarantors of the personas' contracts, by borrower: 00001 is on both sides, with a borrower in arrears; 00005 to
 * 00007 guarantee each other up to the limit. Beyond this a persona guarantees nothing, so that its figures are the
 * same in every world.
 */
export const PERSONA_GUARANTORS: Partial<
  Record<number, Partial<Record<LoanProductKey, readonly number[]>>>
> = {
  1: { ordinary: [4, 11] },
  3: { ordinary: [1, 4] },
  5: { ordinary: [6, 7] },
  6: { ordinary: [5, 7] },
  7: { ordinary: [5, 6] },
};
