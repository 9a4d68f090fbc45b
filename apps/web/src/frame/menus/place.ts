import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import type { Crumb } from '@coop/ui/breadcrumbs';
import { useLocation } from 'react-router';
import { paths } from '../../site/paths.ts';

/** The first page of each area that asks for a sign-in. */
const FIRST: Partial<Record<Address['layout'], string>> = {
  member: paths.member.status,
  membergroup: paths.membergroup.dashboard,
};

const PAGES = ADDRESSES.filter(({ layout }) => FIRST[layout] !== undefined);

const segments = (path: string) => path.split('/').slice(0, 3).join('/');

/** Returns the row of an address in a signed-in area, by its first two segments (specification 2.3). */
function placeOf(pathname: string): Address | undefined {
  return PAGES.find(({ path }) => segments(path) === segments(pathname));
}

/** Returns the row of the page that is open. */
export const usePlace = (): Address | undefined => placeOf(useLocation().pathname);

/** Returns the page above another; undefined for the first page of the area. */
function above({ path, layout, parent = FIRST[layout] }: Address): Address | undefined {
  return path === FIRST[layout] || parent === undefined ? undefined : placeOf(parent);
}

/** Returns the entry of the menu that an address belongs to: its own, or that of the nearest page above it. */
export function activePath(pathname: string): string | undefined {
  let place = placeOf(pathname);
  while (place && !place.menu) place = above(place);
  const isStray = place?.path === paths.member.status && segments(pathname) !== place.path;
  return isStray ? undefined : place?.path;
}

const numberIn = (pathname: string) => pathname.split('/')[3] ?? '';

/** Returns the address of a place, with the number that the page below it has in its own. */
const addressOf = ({ path }: Address, pathname: string) => path.replace(/:\w+/, numberIn(pathname));

function titleOf({ titleTH }: Address, pathname: string): string {
  if (titleTH) return titleTH;
  const number = numberIn(pathname);
  try {
    return decodeURIComponent(number);
  } catch {
    return number;
  }
}

/** Returns the address of the page above an address; `isBelow` where the page is one below that of its address. */
export function parentOf(pathname: string, isBelow = false): string {
  const place = placeOf(pathname);
  if (isBelow && place) return addressOf(place, pathname);
  const parent = place && above(place);
  return parent ? addressOf(parent, pathname) : paths.member.status;
}

/** Returns the way to a page from the first; none for the first itself. */
export function crumbsOf(pathname: string, below?: string): Crumb[] {
  const way: Address[] = [];
  for (let place = placeOf(pathname); place; place = above(place)) way.unshift(place);
  if (way.length + (below ? 1 : 0) < 2) return [];
  const crumbs = way.map((place) => ({
    label: titleOf(place, pathname),
    href: addressOf(place, pathname),
  }));
  const last = below ?? crumbs.pop()?.label ?? '';
  return [...crumbs, { label: last }];
}
