import { type AriaAttributes, useLayoutEffect, useRef, useState } from 'react';

/**
 * Says whether a box scrolls, now and whenever its size changes. Spread `scroller` on the box: only one that really
 * scrolls is a stop for the Tab key, and then it has this name.
 */
export function useScroller(
  way: 'across' | 'down',
  name: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>,
) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () =>
      setScrolls(
        way === 'across' ? box.scrollWidth > box.clientWidth : box.scrollHeight > box.clientHeight,
      );
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [way]);
  return { scrolls, scroller: { ref, ...(scrolls && { role: 'region', tabIndex: 0, ...name }) } };
}
