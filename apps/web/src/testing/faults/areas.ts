import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';

/** A folder of screens: behind a member's sign-in or an agency's, or of the public site. */
export type Area = 'member' | 'membergroup' | 'info';

const areaOf = ({ path }: Address): Area => {
  const [, first] = path.split('/');
  return first === 'member' || first === 'membergroup' ? first : 'info';
};

export const rowsIn = (area: Area): Address[] => ADDRESSES.filter((row) => areaOf(row) === area);
