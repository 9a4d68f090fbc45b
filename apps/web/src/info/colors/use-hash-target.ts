import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings the part that the address names into view and moves the focus there; the browser cannot, because the
 * screen is rendered later. False until the screen has been mounted once.
 */
export function useHashTarget(): boolean {
  const [mounted, setMounted] = useState(false);
  const { hash, key } = useLocation();
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    const target = mounted && hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // The same link pressed again has a new key.
  }, [mounted, hash, key]);
  return mounted;
}
