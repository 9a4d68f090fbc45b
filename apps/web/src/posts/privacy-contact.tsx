import { type FactRows, Facts } from '@coop/ui/facts';
import { ContactFacts } from '../site/contact-facts.tsx';
import { PhoneLink } from '../site/links/phone-link.tsx';
import { useSite } from '../site/site.tsx';

/** Shows whom to ask about personal data; the cooperative itself where the deployment names nobody. */
export function PrivacyContact() {
  const { privacy_contact: officer, phone, email, coop_address } = useSite();
  if (!officer)
    return phone || email || coop_address ? <ContactFacts /> : <p>โปรดสอบถามที่สำนักงานสหกรณ์</p>;
  const ways: FactRows = [
    ['ผู้รับผิดชอบ', officer.name],
    officer.phone && ['โทรศัพท์', <PhoneLink number={officer.phone} />],
    officer.email && ['อีเมล', <a href={`mailto:${officer.email}`}>{officer.email}</a>],
  ];
  return <Facts rows={ways} />;
}
