import type { LucideIcon } from 'lucide-react';

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Another prefix of addresses under which this item is active. */
  readonly alsoFor?: string;
}
