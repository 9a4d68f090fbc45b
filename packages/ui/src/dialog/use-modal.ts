import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from './back-closes.ts';

/**
 * Keeps a native <dialog> modal while `open` is true. Esc and going back in the history call `onClose`; without it Esc
 * does nothing and going back leaves the page. The browser traps the focus and returns it on closing.
 */
export function useModal(open: boolean, onClose: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // Also when the whole screen goes away: close() is what returns the focus.
    return () => dialog.close();
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
