import { ADDRESSES } from '@coop/addresses/addresses';
import { memberSession } from './session.ts';

const screen = (pathname: string) => pathname.replace(/\?.*/, '').split('/', 3).join('/');

const OPEN = ADDRESSES.filter(({ forRelatives }) => forRelatives).map(({ path }) => screen(path));

/** Tells whether it is a page that is open to a relative, as all outside the member area are. */
export const isOpenToRelative = (pathname: string): boolean =>
  !pathname.startsWith('/member/') || OPEN.includes(screen(pathname));

/** Returns whether who is signed in may open a page, so that it is offered. Ask when rendering, as with `whose`. */
export const mayOpen = (to: string): boolean =>
  memberSession.get()?.relative === undefined || isOpenToRelative(to);
