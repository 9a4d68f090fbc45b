import { useEffect, useRef } from 'react';

/**
 * Hands back what runs a change that may move the page: at once, or when what is being pressed has been let go. A button
 * that moves away between the two would not be pressed at all.
 */
export function useAfterPress(): (change: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      // A menu that the second button opens may keep its release to itself.
      isPressed.current = event.button === 0;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes right after, in the same turn.
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
