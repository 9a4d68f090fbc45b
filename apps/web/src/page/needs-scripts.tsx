import { PhoneLink } from '../site/phone-link.tsx';
import { useSite } from '../site/site.tsx';

/**
 * For browsers without scripts, at a form that cannot work without them: so it says, and whom to ring instead. Only the
 * page as the server sends it has this.
 */
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
