import type { LucideIcon } from 'lucide-react';

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Another first part of an address under which this item is the active one. */
  readonly alsoFor?: string;
}
