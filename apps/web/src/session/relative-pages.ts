import { ADDRESSES } from '@coop/addresses/addresses';

const screen = (pathname: string) => pathname.split('/', 3).join('/');

const OPEN = ADDRESSES.filter(({ forRelatives }) => forRelatives).map(({ path }) => screen(path));

/** True for a page that is open to a relative, as all outside the member area are. */
export const isOpenToRelative = (pathname: string): boolean =>
  !pathname.startsWith('/member/') || OPEN.includes(screen(pathname));
