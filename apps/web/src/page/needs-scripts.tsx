import { PhoneLink } from '../site/links/phone-link.tsx';
import { useSite } from '../site/site.tsx';

/** In a page of the server, tells browsers without scripts that a form needs them, and whom to call instead. */
export function NeedsScripts({ what }: { what: string }) {
  const { phone } = useSite();
  return (
    <noscript>
      {what} ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน
      {phone && (
        <>
          {' หรือโทรศัพท์ '}
          <PhoneLink />
        </>
      )}
    </noscript>
  );
}
