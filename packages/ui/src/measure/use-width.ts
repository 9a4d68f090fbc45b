import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Units of a drawing per rem: a unit is a px at the normal text size, and grows with the text. */
export const UNITS_PER_REM = 16;

/** Width of a phone's card, for windows that do not measure. */
const FALLBACK_WIDTH = 300;
const canMeasure = typeof window === 'undefined' || typeof ResizeObserver !== 'undefined';

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Returns the element's inner width in units of a drawing; undefined until the page around it has been painted.
 * Measured in small steps, so that it holds up nothing else.
 */
export function useWidth(ref: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState(canMeasure ? undefined : FALLBACK_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element || !canMeasure) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element;
      if (clientWidth === 0) return;
      const units = (clientWidth / remPx()) * UNITS_PER_REM;
      startTransition(() => setWidth(units));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
