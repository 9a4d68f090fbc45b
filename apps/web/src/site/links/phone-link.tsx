import { buttonClass } from '@coop/ui/button';
import { useSite } from '../site.tsx';

/** An extension is dialled after a pause. */
const hrefOf = (phone: string) => `tel:${phone.replace('ต่อ', ',').replace(/[^\d+,]/g, '')}`;

interface PhoneLinkProps {
  /** Another number than the cooperative's own. */
  readonly number?: string;
}

/** The cooperative's number as a link to call it; nothing where the deployment names none. */
export function PhoneLink({ number }: PhoneLinkProps) {
  const site = useSite();
  const phone = number ?? site.phone;
  if (!phone) return null;
  return (
    <a href={hrefOf(phone)} className="nowrap" translate="no">
      {phone}
    </a>
  );
}

/** A line that ends with it. */
export function PhoneLine({ children }: { children: string }) {
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <p>
      {children} <PhoneLink />
    </p>
  );
}

/** The line at the foot of a member's page that says whom to ring. */
export function PhoneFoot() {
  return (
    <div className="note no-print">
      <PhoneLine>สอบถามสหกรณ์ โทร</PhoneLine>
    </div>
  );
}

/** The same as a button that says what to call for. */
export function PhoneButton({ children }: { children: (phone: string) => string }) {
  const { phone } = useSite();
  if (!phone) return null;
  const [before, after] = children(phone).split(phone);
  return (
    <a href={hrefOf(phone)} className={buttonClass('secondary')}>
      <span>
        {before}
        <span className="nowrap" translate="no">
          {phone}
        </span>
        {after}
      </span>
    </a>
  );
}
