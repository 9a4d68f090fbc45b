import { ApiError } from '@coop/contracts/api-error';
import type { Topic } from '@coop/contracts/info/topic';
import { plainText, truncate } from '@coop/format/truncate';
import { useParams } from 'react-router';
import { useFeed } from '../../app/feed.tsx';
import { FeedView } from '../../app/feed-view.tsx';
import { Feeds } from '../../app/feeds.tsx';
import { PageMeta } from '../../app/page-meta.tsx';
import { paths } from '../../app/paths.ts';
import { PublicPage } from '../../app/public-page.tsx';
import { PublicCrumbs } from '../../app/topics/crumbs.tsx';
import { NotThere } from '../../app/topics/not-there.tsx';
import { text } from './text.ts';
import { TopicView } from './topic-view.tsx';

/** What a search engine and a shared link say of an item. */
const DESCRIPTION_LIMIT = 150;
const CRUMB_LIMIT = 40;

function Page({ topic }: { topic: Topic }) {
  const { title, category, category_name } = topic;
  return (
    <PublicPage
      title={title}
      description={truncate(plainText(topic.html), DESCRIPTION_LIMIT)}
      crumbs={
        <PublicCrumbs
          items={[
            { label: category_name, href: paths.list(category) },
            { label: truncate(title, CRUMB_LIMIT, '..') },
          ]}
        />
      }
    >
      <TopicView topic={topic} />
    </PublicPage>
  );
}

function Missing() {
  return (
    <PublicPage title={text.missing} crumbs={<PublicCrumbs items={[{ label: text.missing }]} />}>
      <NotThere title={text.missing}>{text.missingMore}</NotThere>
    </PublicPage>
  );
}

function Show({ topicId }: { topicId: number }) {
  const feed = useFeed('infoTopicShow', { body: { topic_id: topicId } });
  const isMissing = feed.error instanceof ApiError && [404, 422].includes(feed.error.status);
  if (isMissing) return <Missing />;
  if (feed.data) return <Page topic={feed.data} />;
  // Nobody knows yet how tall the heading will be, so nothing stands under it that could move.
  return (
    <>
      <PageMeta title={text.title} />
      <FeedView feed={feed} blocks={['2.5rem', '3rem', '40rem']}>
        {() => null}
      </FeedView>
    </>
  );
}

/** /show/:topicId */
export default function ShowScreen() {
  const { topicId = '' } = useParams();
  return (
    <Feeds>
      {/* Items are numbered: nothing else is worth asking for. */}
      {/^[1-9]\d{0,8}$/.test(topicId) ? (
        <Show key={topicId} topicId={Number(topicId)} />
      ) : (
        <Missing />
      )}
    </Feeds>
  );
}
