import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a change which may move the page: at once, or after the pointer is released. A button
 * that moves away between press and release would not be clicked.
 */
export function useAfterPress(): (change: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      // Primary button only: after the context menu there may be no release event.
      isPressed.current = event.button === 0;
    };
    const release = () => {
      isPressed.current = false;
      // Runs after the click event, which follows in the same task.
      if (waiting.current) setTimeout(waiting.current);
      waiting.current = undefined;
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (change) => {
    if (isPressed.current) waiting.current = change;
    else change();
  };
}
