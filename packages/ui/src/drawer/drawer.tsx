import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './drawer.module.css';

export type DrawerProps = {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A menu from the left edge. The backdrop, Esc, the back gesture and the button close it. */
export function Drawer({ label, open, onClose, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  function closeOutside(event: MouseEvent<HTMLDialogElement>) {
    // A press on the backdrop is reported as one on the dialog itself.
    if (event.target === event.currentTarget) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, through onCancel
    <dialog {...modal} className={styles.drawer} aria-label={label} onClick={closeOutside}>
      {open ? (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <Button variant="quiet" icon={<X />} onClick={onClose}>
              ปิดเมนู
            </Button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
