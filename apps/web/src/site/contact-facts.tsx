import { Facts } from '@coop/ui/facts';
import { PhoneLink } from './phone-link.tsx';
import { useSite } from './site.tsx';

/** Contact data of the cooperative, as far as the configuration has them. */
export function ContactFacts() {
  const { coopNameTH, coop_address: address, phone, email } = useSite();
  const ways = [
    phone && {
      term: 'โทรศัพท์',
      value: <PhoneLink />,
    },
    email && { term: 'อีเมล', value: <a href={`mailto:${email}`}>{email}</a> },
    address && { term: 'ที่ตั้ง', value: `${coopNameTH} ${address}` },
  ].filter((way) => typeof way === 'object');
  return <Facts rows={ways} />;
}
