import { ROUTES, type RouteRow } from '../../routes/routes.tsx';

/** A folder of screens: behind a member's sign-in or an agency's, or of the public site. */
export type Area = 'member' | 'membergroup' | 'info';

const areaOf = ({ path }: RouteRow): Area => {
  const [, first] = path.split('/');
  return first === 'member' || first === 'membergroup' ? first : 'info';
};

export const rowsIn = (area: Area): RouteRow[] => ROUTES.filter((row) => areaOf(row) === area);
