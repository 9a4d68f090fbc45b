import type { InfoHome } from '@coop/contracts/info/topic';
import type { ReactNode } from 'react';
import { FeedView } from '../../../feed/feed-view.tsx';
import { useFeed } from '../../../feed/use-feed.ts';
import { HEIGHTS } from '../heights.ts';
import styles from './feed.module.css';
import { ListsIndex } from './lists-index.tsx';
import { News } from './news.tsx';
import { NewestNotice } from './notice.tsx';
import { RatesCard } from './rates-card.tsx';
import { Safety } from './safety.tsx';

// All parts read the same feed, which is fetched once.

interface PartProps {
  readonly height: string;
  /** Whether nothing stands here after a failure, because the parts beside it say so. */
  readonly isQuiet?: boolean;
  readonly children: (home: InfoHome) => ReactNode;
}

function Part({ height, isQuiet = false, children }: PartProps) {
  const feed = useFeed('infoHomeShow', {});
  if (isQuiet && feed.isError && !feed.data) return null;
  return (
    <FeedView feed={feed} blocks={[height]}>
      {children}
    </FeedView>
  );
}

/** The newest notice. */
export const HomeNotice = () => (
  <Part height={HEIGHTS.notice} isQuiet>
    {(home) => <NewestNotice home={home} />}
  </Part>
);

/** The rates that most people ask for, and all of them folded; below, how to keep one's password. */
export const HomeRates = () => (
  <div className={styles.aside}>
    <Part height={HEIGHTS.rates}>{({ rates }) => <RatesCard rates={rates} />}</Part>
    <Safety />
  </div>
);

/** The newest news and notices. */
export const HomeNews = () => (
  <Part height={HEIGHTS.news}>{({ sections }) => <News sections={sections} />}</Part>
);

/** The way to all other lists. */
export const HomeIndex = () => (
  <Part height={HEIGHTS.index} isQuiet>
    {({ sections }) => <ListsIndex sections={sections} />}
  </Part>
);
