import { Skeleton } from '@coop/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { WhenHydrated } from './when-hydrated.tsx';

/** The place of a screen in its layout, with its loading state. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton blocks={['3rem', '10rem', '20rem']} />}>
    {children}
    <WhenHydrated />
  </Suspense>
);
