import { type RefObject, useLayoutEffect } from 'react';

/** Calls back with the element now and whenever its box changes. Pass a stable function. */
export function useMeasure<T extends Element>(
  ref: RefObject<T | null>,
  onMeasure: (element: T) => void,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    onMeasure(element);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onMeasure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, onMeasure]);
}
