import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { type CloseButtonProps, toast as push, ToastContainer } from 'react-toastify';
import { connectToasts, type Toast } from './notify.ts';
import styles from './toasts.module.css';

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} onClick={closeToast}>
      <X aria-hidden size={20} />
      <span className="visually-hidden">ปิดข้อความ</span>
    </button>
  );
}

function show({ tone, title, text, ms, id }: Toast): void {
  const content = (
    <div>
      {title && (
        <strong lang="en" className={styles.title}>
          {title}
        </strong>
      )}
      <div>{text}</div>
    </div>
  );
  push(content, { type: tone, autoClose: ms, ...(id && { toastId: id }) });
}

/** The place where messages appear, on every page; a live region that is there before the first message. */
export default function Toasts() {
  useEffect(() => connectToasts(show), []);
  return (
    <ToastContainer
      position="top-right"
      aria-label="ข้อความแจ้ง"
      closeButton={CloseButton}
      closeOnClick={false}
      draggable={false}
      pauseOnHover
      hideProgressBar
      newestOnTop
      limit={5}
      className={styles.area ?? ''}
      toastClassName={styles.toast ?? ''}
    />
  );
}
