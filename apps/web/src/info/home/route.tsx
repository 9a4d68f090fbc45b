import { buttonClass } from '@coop/ui/button';
import LogIn from 'lucide-react/icons/log-in';
import { Link } from 'react-router';
import { usePageFocus } from '../../app/page-focus.ts';
import { PageMeta } from '../../app/page-meta.tsx';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site.tsx';
import { Contact } from './contact.tsx';
import styles from './home.module.css';
import { Safety } from './safety.tsx';
import { Services } from './services.tsx';
import { text } from './text.ts';

/** /home */
export default function Home() {
  const site = useSite();
  const heading = usePageFocus();
  return (
    <div className={styles.page}>
      <PageMeta title={text.title} />
      <div className={styles.hero}>
        <div>
          <p className={styles.coop}>{site.coopNameTH}</p>
          <h1 tabIndex={-1} ref={heading} className={styles.heading}>
            {text.heading.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className={styles.lead}>{text.lead}</p>
          <Link to={paths.member.logon} className={`${buttonClass('primary')} ${styles.logon}`}>
            <LogIn aria-hidden />
            {text.logon}
          </Link>
          <p className={styles.note}>{text.logonNeeds}</p>
        </div>
        <Contact />
      </div>
      <Services />
      <Safety />
      <nav aria-label={text.policies.label} className={`${styles.policies} no-print`}>
        <Link to={paths.cookiesPolicy}>{text.policies.cookies}</Link>
        <Link to={paths.privatePolicy}>{text.policies.privacy}</Link>
      </nav>
    </div>
  );
}
