import type { MenuGroup } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import type { LucideIcon } from 'lucide-react';
import { MENU_ICONS } from './icons.ts';

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly group: MenuGroup | undefined;
}

/** Returns the entries of an area's menu, in the order of the addresses. */
export const menuOf = (area: 'member' | 'membergroup'): readonly MenuItem[] =>
  ADDRESSES.flatMap(({ layout, path, titleTH = '', menu }) => {
    if (layout !== area || !menu) return [];
    const { icon, group, labelTH = titleTH } = menu;
    return [{ path, label: labelTH, icon: MENU_ICONS[icon], group }];
  });
