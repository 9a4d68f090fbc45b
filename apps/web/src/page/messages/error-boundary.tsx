import { ApiError } from '@coop/contracts/api-error';
import { Button, buttonClass } from '@coop/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router';
import { reportMistake } from '../../client/reports/report.ts';
import { paths } from '../../site/paths.ts';
import { MessagePage } from './message-page.tsx';

/** Reports why a page failed; returns the number under which that is in the server's log. */
function useReference(error: unknown): string | undefined {
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void reportMistake('sorry', error).then((referenceNo) => isShown && setReference(referenceNo));
    return () => {
      isShown = false;
    };
  }, [error]);
  return error instanceof ApiError && error.reference ? error.reference : reference;
}

/** Shown when a page failed to render. The link reloads the document, because the app itself may be broken. */
function RenderErrorPage({ inMain, error }: { readonly inMain: boolean; readonly error: unknown }) {
  const reference = useReference(error);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <MessagePage
      inMain={inMain}
      headingRef={heading}
      title="หน้านี้ไม่พร้อมให้บริการ"
      message="ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง"
      detail={<p role="status">{reference && `แจ้งรหัส ${reference}`}</p>}
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
  if (!offline?.isMissedOffline(error)) return <RenderErrorPage inMain={inMain} error={error} />;
  return <offline.OfflinePage inMain={inMain} />;
}

/** The same in the place of a screen, whose layout stays. */
export const ScreenError = () => <PageError inMain />;
