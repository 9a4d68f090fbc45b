import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a heading whenever the step of a page changes, so that the keyboard and a screen reader go on from there. The
 * first step keeps the focus of the page.
 * @param step identifies the step
 */
export function useStepFocus(step: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    // Not to the top of the window, where a fixed bar would cover it.
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, [step]);
  return heading;
}
