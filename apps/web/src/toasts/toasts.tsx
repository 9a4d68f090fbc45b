import X from 'lucide-react/icons/x';
import { createContext, type MouseEvent, useContext, useEffect, useState } from 'react';
// Without the styles that the library would write into the page: the content security policy forbids that.
import { toast as push, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { connectToasts, type Toast } from './notify.ts';
import { reloadWhenStale } from './stale-chunk.ts';
import styles from './toasts.module.css';

// Here because this is the first piece that every page loads after its own.
reloadWhenStale();

interface CloseProps {
  readonly closeToast: () => void;
}

function CloseButton({ closeToast }: CloseProps) {
  const close = (event: MouseEvent) => {
    // A button that goes while it has the focus does not say so, and the other messages would be held for ever.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
    closeToast();
  };
  return (
    <button type="button" className={styles.close} onClick={close}>
      <X aria-hidden size={20} />
      <span className="visually-hidden">ปิดข้อความ</span>
    </button>
  );
}

/** Whether the keyboard's focus is on a message. */
const Held = createContext(false);

interface MessageProps extends CloseProps {
  readonly toast: Toast;
  readonly isPaused: boolean;
}

/**
 * The words of a toast, which goes when they have been there long enough. The library's own timer and its
 * transitions wait for animations to end, and under prefers-reduced-motion there are none.
 */
function Message({ toast, isPaused, closeToast }: MessageProps) {
  const { title, text, ms } = toast;
  const stays = useContext(Held) || isPaused;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(closeToast, ms);
    return () => clearTimeout(timer);
  }, [stays, closeToast, ms]);
  return (
    <div>
      {title && (
        <strong lang="en" className={styles.title}>
          {title}
        </strong>
      )}
      <div>{text}</div>
    </div>
  );
}

/** Comes and goes at once. */
function Still({ children, isIn, done, playToast }: ToastTransitionProps) {
  // The library starts and removes a toast when its transition says so, once each.
  useEffect(() => {
    if (isIn) playToast();
    else done();
  }, [isIn]);
  return children;
}

function show(toast: Toast): void {
  const { tone, ms, id } = toast;
  push(
    ({ isPaused, closeToast }) => (
      <Message toast={toast} isPaused={isPaused} closeToast={closeToast} />
    ),
    { type: tone, autoClose: ms, ...(id && { toastId: id }) },
  );
}

/**
 * The place where messages appear, on every page; a live region that is there before the first message. A message
 * stays while the mouse is on it, and all do while the focus is on one.
 */
export default function Toasts() {
  const [held, setHeld] = useState(false);
  useEffect(() => connectToasts(show), []);
  return (
    <Held value={held}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside */}
      <div onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
        <ToastContainer
          position="top-right"
          aria-label="ข้อความแจ้ง"
          closeButton={CloseButton}
          closeOnClick={false}
          draggable={false}
          pauseOnHover
          customProgressBar
          transition={Still}
          newestOnTop
          limit={5}
          className={styles.area ?? ''}
          toastClassName={styles.toast ?? ''}
        />
      </div>
    </Held>
  );
}
