import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from './back-closes.ts';
import { focusReturner } from './return-focus.ts';

let pressed: Element | null = null;

/** Returns what the person opens a dialog with: Safari, unlike others, does not focus a button that is pressed. */
function openerNow(): HTMLElement | null {
  const { activeElement, body } = document;
  const found = activeElement === body ? pressed : activeElement;
  return found instanceof HTMLElement ? found : null;
}

if (typeof document !== 'undefined') {
  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button, a, summary, input') : null;
  };
  document.addEventListener('click', notePress, { capture: true });
}

/**
 * Keeps a native <dialog> modal while `open` is true. Esc and going back in the history call `onClose`; without it Esc
 * does nothing and going back leaves the page. The browser traps the focus; on closing it returns to the opener,
 * or to the heading above it where what was done has taken the opener away.
 */
export function useModal(open: boolean, onClose: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const returnFocus = focusReturner(dialog, openerNow());
    if (!dialog.open) dialog.showModal();
    // Also when the whole screen goes away: close() is what returns the focus.
    return () => {
      dialog.close();
      returnFocus();
    };
  }, [open]);
  const close = useEffectEvent(() => onClose?.());
  const canClose = onClose !== undefined;
  useEffect(() => {
    if (open && canClose) return closeOnBack(() => close());
    return undefined;
  }, [open, canClose]);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside fires `cancel` too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onClose() {
      const dialog = ref.current;
      // Browsers close on the second Esc whatever `cancel` was told.
      if (!open || !dialog || dialog.open) return;
      if (onClose) onClose();
      else dialog.showModal();
    },
  };
}
