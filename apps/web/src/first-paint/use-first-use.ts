import { useEffect, useState } from 'react';
import { whenSomethingIsSaid } from '../toasts/notify.ts';

const USES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Whether somebody has done something on the page, or there is something to say: what only then is needed is loaded
 * then, and the page is quiet before.
 */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return;
    const use = () => setUsed(true);
    whenSomethingIsSaid(use);
    for (const name of USES) addEventListener(name, use, { passive: true });
    return () => {
      for (const name of USES) removeEventListener(name, use);
    };
  }, [isUsed]);
  return isUsed;
}
