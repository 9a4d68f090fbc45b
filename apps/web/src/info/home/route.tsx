import { Skeleton } from '@coop/ui/skeleton';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { requestIdle } from '../../client/request-idle.ts';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { useSite } from '../../site/site.tsx';
import { HEIGHTS } from './heights.ts';
import styles from './home.module.css';
import { Tasks } from './tasks.tsx';
import { text } from './text.ts';

// Parts with feeds are loaded after the first paint, into reserved space.
const loadFeed = () => import('./feed/home-feed.tsx');
const Notice = lazy(async () => ({ default: (await loadFeed()).HomeNotice }));
const Rates = lazy(async () => ({ default: (await loadFeed()).HomeRates }));
const News = lazy(async () => ({ default: (await loadFeed()).HomeNews }));
const Index = lazy(async () => ({ default: (await loadFeed()).HomeIndex }));

interface LaterProps {
  readonly isIdle: boolean;
  readonly height: string;
  readonly Part: ComponentType;
}

/** A part that is rendered after the first paint; until then a skeleton of its size. */
function Later({ isIdle, height, Part }: LaterProps) {
  const box = <Skeleton blocks={[height]} />;
  return (
    <div>
      {isIdle ? (
        <Suspense fallback={box}>
          <Part />
        </Suspense>
      ) : (
        box
      )}
    </div>
  );
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
      <h1 tabIndex={-1} ref={heading} className={styles.heading}>
        {site.coopNameTH}
      </h1>
      {site.slogan && <p className={styles.slogan}>{site.slogan}</p>}
      <div className={styles.notice}>
        <Later isIdle={isIdle} height={HEIGHTS.notice} Part={Notice} />
      </div>
      <Tasks />
      <div className={styles.columns}>
        <Later isIdle={isIdle} height={HEIGHTS.rates} Part={Rates} />
        <Later isIdle={isIdle} height={HEIGHTS.news} Part={News} />
      </div>
      <Later isIdle={isIdle} height={HEIGHTS.index} Part={Index} />
    </div>
  );
}
