import { useEffect, useState } from 'react';

/** Part of the window, from its top, below which toasts lie on a phone. */
const FOOT = 0.6;

function isAtFoot(button: Element): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return top < innerHeight && bottom > innerHeight * FOOT;
}

/** Returns whether a form's button is at the foot of the window, where a toast would lie over it. */
export function useButtonAtFoot(): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const look = () => setIs([...document.querySelectorAll('[type=submit]')].some(isAtFoot));
    // Forms follow one another without a scroll, but each takes the focus.
    for (const event of ['scroll', 'resize', 'focusin']) {
      addEventListener(event, look, { passive: true, signal: stop.signal });
    }
    look();
    return () => stop.abort();
  }, []);
  return is;
}
