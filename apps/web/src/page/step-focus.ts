import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a heading whenever a step of the page gives way to another one, so that the keyboard and a screen reader go
 * on from there. The first step keeps the focus of the page.
 * @param step what tells the steps apart
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
