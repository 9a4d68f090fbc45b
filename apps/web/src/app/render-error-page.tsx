import { Button, buttonClass } from '@coop/ui/button';
import { MessagePage } from './message-page.tsx';
import { paths } from './paths.ts';

/** Shown when a page failed to render. The link loads the page anew: the app may be what is broken. */
export function RenderErrorPage() {
  return (
    <MessagePage
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
