import X from 'lucide-react/icons/x';
import { createContext, type MouseEvent, useContext, useEffect, useState } from 'react';
// The variant without injected styles, which the content security policy forbids.
import {
  toast as push,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { useButtonAtFoot } from './button-at-foot.ts';
import { connectToasts, MESSAGES, type Toast, withoutReference } from './notify.ts';
import styles from './toasts.module.css';

function CloseButton({ closeToast }: Pick<ToastContentProps, 'closeToast'>) {
  const close = (event: MouseEvent) => {
    // A focused button that is removed raises no blur event, and the other messages would stay forever.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
    closeToast();
  };
  return (
    // Not part of the message that a screen reader is told.
    <button type="button" aria-live="off" className={styles.close} onClick={close}>
      <X aria-hidden size={20} />
      <span className="visually-hidden">ปิดข้อความ</span>
    </button>
  );
}

/** Tells whether the keyboard's focus is on a message. */
const Held = createContext(false);

type MessageProps = Pick<ToastContentProps, 'isPaused' | 'closeToast'> & { toast: Toast };

/**
 * The text of a toast, with its own timer. The library's timer and transitions wait for the end of animations, which do
 * not exist with prefers-reduced-motion.
 */
function Message({ toast, isPaused, closeToast }: MessageProps) {
  const { title, text, ms, isSilent } = toast;
  const stays = useContext(Held) || isPaused;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(closeToast, ms);
    return () => clearTimeout(timer);
  }, [stays, closeToast, ms, toast]);
  return (
    <div aria-live={isSilent && 'off'}>
      {title && (
        <strong lang="en" className={styles.title}>
          {title}
        </strong>
      )}
      <div>{text}</div>
    </div>
  );
}

/** A transition without animation. */
function Still({ children, isIn, done, playToast }: ToastTransitionProps) {
  // The transition has to report its start and end, once each, or the library keeps the toast.
  useEffect(() => {
    if (isIn) playToast();
    else done();
  }, [isIn]);
  return children;
}

/** Ids of the failures that are shown. */
const failures = new Set<string>();

/**
 * Merges equal messages into one, whatever calls they are about; it then stays as long as a new one. A success takes
 * away the failures that were told before it: what failed has been done since.
 */
function show(toast: Toast): void {
  const { tone, title, text, ms } = toast;
  const id = [tone, title, withoutReference(text)].join(':');
  if (tone === 'error') failures.add(id);
  else {
    for (const failure of failures) push.dismiss(failure);
    failures.clear();
  }
  const render = ({ isPaused, closeToast }: ToastContentProps) => (
    <Message toast={toast} isPaused={isPaused} closeToast={closeToast} />
  );
  if (push.isActive(id)) push.update(id, { render });
  else push(render, { type: tone, autoClose: ms, toastId: id });
}

/** Two messages would cover a low window: there the next waits until the first is gone. */
const isLow = () => globalThis.matchMedia?.('(max-height: 30rem)').matches ?? false;

/**
 * The toast area of every page, a live region that exists before the first message. A message stays while the mouse is
 * over it, and all stay while one has the focus.
 */
export default function Toasts() {
  const [held, setHeld] = useState(false);
  const isAtFoot = useButtonAtFoot();
  useEffect(() => connectToasts(show), []);
  return (
    <Held value={held}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside */}
      <div onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
        <ToastContainer
          position="top-right"
          aria-label={MESSAGES}
          // The area is live: an alert within it would be read twice.
          role="group"
          closeButton={CloseButton}
          closeOnClick={false}
          draggable={false}
          pauseOnHover
          customProgressBar
          transition={Still}
          newestOnTop
          limit={isLow() ? 1 : 5}
          className={[styles.area, isAtFoot && styles.atHead].filter(Boolean).join(' ')}
          toastClassName={styles.toast ?? ''}
        />
      </div>
    </Held>
  );
}
