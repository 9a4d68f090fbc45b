import { Button, buttonClass } from '@coop/ui/button';
import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../site/paths.ts';
import { MessagePage } from './message-page.tsx';

/** Shown when a page failed to render. The link reloads the document, because the app itself may be broken. */
function RenderErrorPage({ inMain }: { readonly inMain: boolean }) {
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

let offline: typeof import('./offline-page.tsx') | undefined;

/** Fetches the page for times without a connection; resolves when it is there or cannot be fetched. */
export async function warmOfflinePage(): Promise<void> {
  offline = await import('./offline-page.tsx').catch(() => undefined);
  offline?.noteMissedCode();
}

/** In place of a page that failed, so that the rest of the product keeps working. */
export function PageError({ inMain = false }: { readonly inMain?: boolean }) {
  const error = useRouteError();
  if (!offline?.isMissedOffline(error)) return <RenderErrorPage inMain={inMain} />;
  return <offline.OfflinePage inMain={inMain} />;
}

/** The same in the place of a screen, whose layout stays. */
export const ScreenError = () => <PageError inMain />;
