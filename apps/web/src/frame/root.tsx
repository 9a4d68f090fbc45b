import { type ComponentType, useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { BusyBar } from '../page/busy-bar.tsx';
import { whenFirstUsed } from '../page/first-use.ts';
import { KeptStates } from '../page/kept/kept-state.tsx';
import { TypedMemory } from '../page/kept/typed-memory.tsx';
import { useIsPrerendered } from '../site/rendered-page.ts';
import { MESSAGES } from '../toasts/notify.ts';
import { CookieBanner } from './cookie-banner.tsx';

/** The live region for messages; the library that shows them is loaded with the first one, or the first use. */
function Messages() {
  const [Toasts, setToasts] = useState<ComponentType>();
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    const left = new AbortController();
    // Without a connection the page stays as it is, and its messages wait.
    const load = (): Promise<void> =>
      import('../toasts/toasts.tsx').then(
        (loaded) => setToasts(() => loaded.default),
        () => addEventListener('online', load, { once: true, signal: left.signal }),
      );
    const stopWaiting = whenFirstUsed(load);
    return () => {
      stopWaiting();
      left.abort();
    };
  }, []);
  if (isPrerendered) return null;
  return Toasts ? <Toasts /> : <section aria-live="polite" aria-label={MESSAGES} />;
}

/** The router gives every document that was opened by its address the same key. */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** Shows what is around every page. */
export const Root = () => (
  <>
    <CookieBanner />
    <BusyBar />
    <KeptStates>
      <Outlet />
    </KeptStates>
    <TypedMemory />
    <Messages />
    <ScrollRestoration getKey={scrollKey} />
  </>
);
