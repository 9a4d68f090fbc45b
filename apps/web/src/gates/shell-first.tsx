import type { LayoutName } from '@coop/addresses/address';
import type { ReactNode } from 'react';
import { useIsPrerendered } from '../site/rendered-page.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Areas that are behind a sign-in. */
const AREAS: Partial<Record<LayoutName, 'member' | 'membergroup'>> = {
  member: 'member',
  welcome: 'member',
  membergroup: 'membergroup',
};

/** On the server, where nobody is signed in, a page behind a sign-in is the screen that waits for the session. */
export function ShellFirst({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const area = AREAS[layout];
  const isOnServer = useIsPrerendered();
  return area && isOnServer ? <LoadingScreen of={area} /> : children;
}
