import type { LucideIcon } from 'lucide-react';

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
}
