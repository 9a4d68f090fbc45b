import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { useSite } from '../../app/site.tsx';
import { text } from './text.ts';

/** Whom to tell about a barrier, as far as the configuration says. */
export function Report() {
  const { coopNameTH, coop_address: address, phone, email } = useSite();
  const { report } = text;
  const ways = [
    phone && {
      term: report.phone,
      value: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>,
    },
    email && { term: report.email, value: <a href={`mailto:${email}`}>{email}</a> },
    address && { term: report.address, value: `${coopNameTH} ${address}` },
  ].filter((way) => typeof way === 'object');
  return (
    <Card title={report.title}>
      <p>{report.lead}</p>
      <Facts rows={ways} />
    </Card>
  );
}
