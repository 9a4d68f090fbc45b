import { useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]';

/** Whether a press is the key / alone: by its place, because on a Thai keyboard it types ฝ. */
function isSlash(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return event.key === '/' || event.code === 'Slash';
}

/** Calls back when / is pressed outside of fields and dialogs. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (!isSlash(event) || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onSlash]);
}
