import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Where nothing measures: a phone's card. */
const FALLBACK_WIDTH = 300;
const canMeasure = typeof ResizeObserver !== 'undefined';

/**
 * The element's inner width in px; undefined until the page around it has been painted, and drawn for in small steps,
 * so that it holds up nothing else.
 */
export function useWidth(ref: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState(canMeasure ? undefined : FALLBACK_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element || !canMeasure) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element;
      if (clientWidth > 0) startTransition(() => setWidth(clientWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
