import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useMeasure } from '../measure/use-measure.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  title: ReactNode;
  open: boolean;
  /** Without it there is no close button and Esc does nothing; the footer must offer a way on. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** Actions, the primary one first. */
  footer?: ReactNode;
};

export function Dialog({ title, open, onClose, children, footer }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
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
          <Body titleId={titleId}>{children}</Body>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}

/** What stands between title and actions; where it is longer than the window it scrolls, by the keyboard too. */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  useMeasure(
    box,
    useCallback((one: HTMLDivElement) => setLong(one.scrollHeight > one.clientHeight), []),
  );
  const scroller = long ? { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 } : {};
  return (
    <div className={styles.body} ref={box} {...scroller}>
      {children}
    </div>
  );
}
