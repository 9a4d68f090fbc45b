import { type FactRows, Facts } from '@coop/ui/facts';
import { ContactFacts } from '../../site/contact-facts.tsx';
import { PhoneLink } from '../../site/phone-link.tsx';
import { useSite } from '../../site/site.tsx';
import { text } from './text.ts';

/** Whom to ask about personal data; the cooperative itself where the deployment names nobody. */
export function PrivacyContact() {
  const { privacy_contact: officer, phone, email, coop_address } = useSite();
  if (!officer) return phone || email || coop_address ? <ContactFacts /> : <p>{text.office}</p>;
  const ways: FactRows = [
    [text.officer, officer.name],
    officer.phone && [text.phone, <PhoneLink number={officer.phone} />],
    officer.email && [text.email, <a href={`mailto:${officer.email}`}>{officer.email}</a>],
  ];
  return <Facts rows={ways} />;
}
