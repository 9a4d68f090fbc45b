import { Button, buttonClass } from '@coop/ui/button';
import { useEffect, useRef } from 'react';
import { paths } from '../site/paths.ts';
import { MessagePage } from './message-page.tsx';

/** Shown when a page failed to render. The link reloads the document, because the app itself may be broken. */
export function RenderErrorPage({ inMain = false }: { inMain?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <MessagePage
      inMain={inMain}
      headingRef={heading}
      title="หน้านี้ไม่พร้อมให้บริการ"
      message="ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง"
    >
      <Button variant="primary" onClick={() => location.reload()}>
        ลองใหม่
      </Button>
      <a className={buttonClass('secondary')} href={paths.home}>
        กลับหน้าหลัก
      </a>
    </MessagePage>
  );
}
