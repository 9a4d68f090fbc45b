import ShieldCheck from 'lucide-react/icons/shield-check';
import styles from './feed.module.css';
import { text } from './text.ts';

const { title, advice, help } = text.safety;

/** Advice on the password, said before anyone is asked for one; how to reach the cooperative is right below. */
export function Safety() {
  return (
    <section aria-labelledby="safety" className={styles.safety}>
      <h2 id="safety">
        <ShieldCheck aria-hidden />
        {title}
      </h2>
      <p>{advice}</p>
      <p>{help}</p>
    </section>
  );
}
