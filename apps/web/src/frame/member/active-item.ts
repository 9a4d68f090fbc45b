import type { MenuItem } from '../menu-item.ts';
import { MEMBER_MENU } from './member-menu-items.ts';

/** The active item, by the first two segments of the path (specification 2.3); statements belong to their list. */
export function activeItem(pathname: string): MenuItem | undefined {
  const first = pathname.split('/').slice(0, 3).join('/');
  return MEMBER_MENU.find((item) => item.path === first || item.alsoFor === first);
}
