import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The router's key of the page with which the document was opened; a reload keeps the key. */
const OPENED_KEY: unknown = globalThis.history?.state?.key ?? 'default';

let isFirst = true;

/**
 * Focuses the heading of a page after navigation within the portal, so that a screen reader announces the page. A page
 * that was opened directly or reloaded keeps the browser's own focus.
 */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    const isOpened = isFirst && key === OPENED_KEY;
    isFirst = false;
    if (!isOpened) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
