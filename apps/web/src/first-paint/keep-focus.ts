import { onceDrawn } from './once-drawn.ts';

/**
 * Keeps the keyboard focus when React replaces the prerendered page: moves it to the link or button with the same text
 * and address as the one that had it.
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
