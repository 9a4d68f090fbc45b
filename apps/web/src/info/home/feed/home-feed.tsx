import { useFeed } from '../../../feed/feed.tsx';
import { FeedView } from '../../../feed/feed-view.tsx';
import { Feeds } from '../../../feed/feeds.tsx';
import { RatesCard } from './rates-card.tsx';
import { SectionsView } from './sections-view.tsx';

// Both read the same feed, which is fetched once.

function Rates() {
  return (
    <FeedView feed={useFeed('infoHomeShow', {})} blocks={['100%']}>
      {({ rates }) => <RatesCard rates={rates} />}
    </FeedView>
  );
}

function Sections() {
  return (
    <FeedView feed={useFeed('infoHomeShow', {})} blocks={['5rem', '24rem', '20rem', '60rem']}>
      {(home) => <SectionsView home={home} />}
    </FeedView>
  );
}

/** The rates in the hero. */
export function HomeRatesCard() {
  return (
    <Feeds>
      <Rates />
    </Feeds>
  );
}

/** Everything under the quick entries that the cooperative publishes. */
export function HomeSections() {
  return (
    <Feeds>
      <Sections />
    </Feeds>
  );
}
