import { Card } from '@coop/ui/card';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useSite } from '../../site/site.tsx';
import styles from './home.module.css';
import { text } from './text.ts';

/** Where the cooperative is and how to reach it; no card without any of these data. */
export function Contact() {
  const { coop_address: address, phone, email } = useSite();
  if (!address && !phone && !email) return null;
  return (
    <Card title={text.contact.title}>
      <dl className={styles.contact}>
        {address && (
          <div>
            <dt>
              <MapPin aria-hidden />
              {text.contact.address}
            </dt>
            <dd>{address}</dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>
              <Phone aria-hidden />
              {text.contact.phone}
            </dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>
              <Mail aria-hidden />
              {text.contact.email}
            </dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{text.contact.reason}</p>
    </Card>
  );
}
