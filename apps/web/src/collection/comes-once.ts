import type { KepLine } from '@coop/contracts/member/kep';

type Line = Pick<KepLine, 'item_group' | 'ref_no'>;

/** Tells whether it comes with one bill of the year: what a dividend did not cover of an advance or a premium. */
export const comesOnce = ({ item_group, ref_no }: Line): boolean =>
  item_group === 'INSURANCE' || (item_group === 'CREMATION' && ref_no !== '');
