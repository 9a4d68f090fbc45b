import ShieldCheck from 'lucide-react/icons/shield-check';
import { useSite } from '../../site/site.tsx';
import styles from './home.module.css';
import { text } from './text.ts';

/** Advice on the password, said before anyone is asked for one. */
export function Safety() {
  const { phone } = useSite();
  return (
    <section aria-labelledby="safety" className={styles.safety}>
      <h2 id="safety">
        <ShieldCheck aria-hidden />
        {text.safety.title}
      </h2>
      <ul>
        {text.safety.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {phone && <li>{text.safety.alarm(phone)}</li>}
      </ul>
    </section>
  );
}
