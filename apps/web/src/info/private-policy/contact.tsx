import { useSite } from '../../app/site.tsx';
import styles from './private-policy.module.css';
import { text } from './text.ts';

/** Who answers questions about a person's data. */
export function Contact() {
  const { coopNameTH, coop_address: address, phone, email } = useSite();
  const { contact } = text;
  return (
    <section className={styles.section}>
      <h2>{contact.title}</h2>
      <p>{contact.intro}</p>
      <address className={styles.contact}>
        <p>{coopNameTH}</p>
        {address && (
          <p>
            {contact.address} {address}
          </p>
        )}
        {phone && (
          <p>
            {contact.phone}{' '}
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.link}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            {contact.email}{' '}
            <a href={`mailto:${email}`} className={styles.link}>
              {email}
            </a>
          </p>
        )}
      </address>
    </section>
  );
}
