import { Skeleton } from '@coop/ui/skeleton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { WhenHydrated } from './when-hydrated.tsx';

const positions = new Map<string, number>();

/** Scrolls to the top of a new page, and restores the position when going back. */
function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    // The browser scrolls to anchors by itself.
    if (hash) return;
    const left = positions.get(key);
    if (kind === 'PUSH') scrollTo(0, 0);
    // A page that was opened by its address stays where its reader has scrolled to in the meantime.
    else if (kind === 'POP' && left !== undefined) scrollTo(0, left);
    const remember = () => positions.set(key, scrollY);
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, kind, hash]);
}

/** The place of a screen in its layout, with its loading state and its error boundary. */
export function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <ErrorBoundary resetKey={pathname} inMain>
      <Suspense fallback={<Skeleton blocks={['3rem', '10rem', '20rem']} />}>
        {children}
        <WhenHydrated />
      </Suspense>
    </ErrorBoundary>
  );
}
