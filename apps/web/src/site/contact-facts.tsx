import { Facts } from '@coop/ui/facts';
import { PhoneLink } from './links/phone-link.tsx';
import { useSite } from './site.tsx';

/** Contact data of the cooperative, as far as the configuration has them. */
export function ContactFacts() {
  const { coopNameTH, coop_address: address, phone, email } = useSite();
  return (
    <Facts
      rows={[
        phone && ['โทรศัพท์', <PhoneLink />],
        email && ['อีเมล', <a href={`mailto:${email}`}>{email}</a>],
        address && ['ที่ตั้ง', `${coopNameTH} ${address}`],
      ]}
    />
  );
}
