import { buttonClass } from '@coop/ui/button';
import { Skeleton } from '@coop/ui/skeleton';
import Building2 from 'lucide-react/icons/building-complex';
import LogIn from 'lucide-react/icons/log-in';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { requestIdle } from '../../client/request-idle.ts';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { Contact } from './contact.tsx';
import styles from './home.module.css';
import { QuickEntries } from './quick-entries.tsx';
import { Safety } from './safety.tsx';
import { text } from './text.ts';

// Parts with feeds are loaded after the first paint, into reserved space.
const loadFeed = () => import('./feed/home-feed.tsx');
const Rates = lazy(async () => ({ default: (await loadFeed()).HomeRatesCard }));
const Sections = lazy(async () => ({ default: (await loadFeed()).HomeSections }));

interface LaterProps {
  readonly isIdle: boolean;
  readonly blocks: readonly string[];
  readonly children: ReactNode;
}

/** A part that is rendered after the first paint; until then a skeleton of its size. */
function Later({ isIdle, blocks, children }: LaterProps) {
  const boxes = <Skeleton blocks={blocks} />;
  return isIdle ? <Suspense fallback={boxes}>{children}</Suspense> : boxes;
}

/** /home */
export default function Home() {
  const site = useSite();
  const heading = usePageFocus();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => requestIdle(() => setIdle(true)), []);
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
          <div className={styles.ways}>
            <Link to={paths.member.logon} className={buttonClass('primary')}>
              <LogIn aria-hidden />
              {text.logon}
            </Link>
            <Link to={paths.membergroup.logon} className={buttonClass()}>
              <Building2 aria-hidden />
              {text.agencyLogon}
            </Link>
          </div>
        </div>
        <div className={styles.rates}>
          <Later isIdle={isIdle} blocks={['100%']}>
            <Rates />
          </Later>
        </div>
      </div>
      <QuickEntries />
      <div className={styles.sections}>
        <Later isIdle={isIdle} blocks={['5rem', '24rem', '20rem', '60rem']}>
          <Sections />
        </Later>
      </div>
      <div className={styles.foot}>
        <Safety />
        <Contact />
      </div>
    </div>
  );
}
