import { useSite } from './site.tsx';

/** The cooperative's number, to be rung with one tap; nothing where the deployment names none. */
export function PhoneLink() {
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="nowrap">
      {phone}
    </a>
  );
}
