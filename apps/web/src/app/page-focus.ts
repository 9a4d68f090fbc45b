import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The key of a page that was opened from outside; there the browser's own focus order is right. */
const FIRST_KEY = 'default';

/** Focuses a page's heading when one arrives there by a link, so that a screen reader reads where one is. */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    if (key !== FIRST_KEY) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
