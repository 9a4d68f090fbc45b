import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The router's key of the page that the document was opened with; a reload finds the one from before. */
const OPENED_KEY: unknown = history.state?.key ?? 'default';

let isFirst = true;

/**
 * Focuses a page's heading when one arrives there by a link, so that a screen reader reads where one is. On a page
 * that was opened from outside, or again, the browser's own focus order is right.
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
