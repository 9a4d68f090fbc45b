import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { useScroller } from '../measure/use-scroller.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  title: ReactNode;
  open: boolean;
  /** Without it there is no close button and Esc does nothing; the footer must offer a way on. */
  onClose?: (() => void) | undefined;
  /** Urgent, and described. */
  alert?: boolean;
  /** Its content is short enough for screen readers to read it with the title. */
  described?: boolean;
  children: ReactNode;
  /** Actions, the primary one first. */
  footer?: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, open, onClose, alert = false, described = alert, children, footer } = props;
  const titleId = useId();
  const bodyId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      {...(alert && { role: 'alertdialog' })}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={described ? bodyId : undefined}
    >
      {open ? (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {onClose ? (
              <Button variant="quiet" icon={<X />} onClick={onClose}>
                ปิด
              </Button>
            ) : null}
          </div>
          <Body id={bodyId} titleId={titleId}>
            {children}
          </Body>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}

/** Scrolls, by the keyboard too, where it is longer than the window. */
function Body({ id, titleId, children }: { id: string; titleId: string; children: ReactNode }) {
  const { scroller } = useScroller('down', { 'aria-labelledby': titleId });
  return (
    <div id={id} className={styles.body} {...scroller}>
      {children}
    </div>
  );
}
