import { Button } from '@coop/ui/button';
import { useEffect, useRef, useState } from 'react';
import { MessagePage } from './message-page.tsx';

/** Downloads of code that failed without a connection. */
const missed = new WeakSet<object>();

/** Records from now on which downloads of code fail because the device is offline. */
export function noteMissedCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) missed.add(payload);
  });
}

/** Tells whether an error only says that a screen's code could not be downloaded, as the device was offline. */
export const isMissedOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missed.has(error);

interface OfflinePageProps {
  readonly inMain?: boolean;
}

/** Replaces a screen that the device does not have while it is offline; opens it by itself once back online. */
export function OfflinePage({ inMain = false }: OfflinePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    heading.current?.focus();
    // A failed download is not repeated by this page, but by a new one.
    const load = () => location.reload();
    // The connection may be back since the download was tried.
    if (navigator.onLine) load();
    const shown = new AbortController();
    addEventListener('online', load, { signal: shown.signal });
    return () => shown.abort();
  }, []);
  const retry = () => (navigator.onLine ? location.reload() : setTries(tries + 1));
  return (
    <MessagePage
      inMain={inMain}
      headingRef={heading}
      title="ไม่มีอินเทอร์เน็ต"
      message="ขณะนี้ไม่มีการเชื่อมต่ออินเทอร์เน็ต จึงเปิดหน้านี้ไม่ได้"
      detail={
        <>
          <p>หน้าที่ท่านเปิดไว้ก่อนแล้วยังดูได้ตามเดิม</p>
          <p>เมื่อเชื่อมต่อได้แล้ว หน้านี้จะเปิดให้เอง</p>
          {/* The key announces the same words again. */}
          <p role="status">
            {tries > 0 && <span key={tries}>ยังเชื่อมต่อไม่ได้ โปรดตรวจสอบสัญญาณหรือ Wi-Fi ของท่าน</span>}
          </p>
        </>
      }
    >
      <Button variant="primary" onClick={retry}>
        ลองใหม่
      </Button>
      <Button onClick={() => history.back()}>ย้อนกลับ</Button>
    </MessagePage>
  );
}
