import { onceDrawn } from './once-drawn.ts';

/**
 * Keeps the keyboard where it is while React draws the prerendered page anew: on the link or button with the same words
 * and the same address as the one that had the focus.
 */
export function keepFocus(root: HTMLElement): void {
  let held = document.activeElement;
  const hold = () => {
    held = document.activeElement;
  };
  root.addEventListener('focusin', hold);
  onceDrawn(root, () => {
    root.removeEventListener('focusin', hold);
    if (!held || held.isConnected) return;
    const { tagName, textContent } = held;
    const address = held.getAttribute('href');
    for (const one of root.querySelectorAll<HTMLElement>(tagName)) {
      if (one.textContent !== textContent || one.getAttribute('href') !== address) continue;
      return one.focus({ preventScroll: true });
    }
  });
}
