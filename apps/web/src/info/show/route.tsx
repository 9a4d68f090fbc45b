import { ApiError } from '@coop/contracts/api-error';
import type { Topic } from '@coop/contracts/info/topic';
import { plainText, truncate } from '@coop/format/truncate';
import { Skeleton } from '@coop/ui/skeleton';
import { useParams } from 'react-router';
import { NUMBER } from '../../app/early-feeds.ts';
import { useFeed } from '../../app/feed.tsx';
import { FeedView } from '../../app/feed-view.tsx';
import { Feeds } from '../../app/feeds.tsx';
import { PageMeta } from '../../app/page-meta.tsx';
import { paths } from '../../app/paths.ts';
import { PublicPage } from '../../app/public-page.tsx';
import { useSafeHtml } from '../../app/rich-text.tsx';
import { PublicCrumbs } from '../../app/topics/crumbs.tsx';
import { fallbackPicture, mediaPath } from '../../app/topics/fallback-pictures.ts';
import { NotThere } from '../../app/topics/not-there.tsx';
import { text } from './text.ts';
import { TopicView } from './topic-view.tsx';

/** What a search engine and a shared link say of an item. */
const DESCRIPTION_LIMIT = 150;
const CRUMB_LIMIT = 40;

/** Nobody knows yet how tall the heading will be, so nothing stands under it that could move. */
const WAITING = ['2.5rem', '3rem', '40rem'];

function Page({ topic }: { topic: Topic }) {
  const { title, category, category_name, image } = topic;
  const html = useSafeHtml(topic.html);
  if (html === undefined) {
    return (
      <>
        <PageMeta title={title} />
        <Skeleton blocks={WAITING} />
      </>
    );
  }
  return (
    <PublicPage
      title={title}
      description={truncate(plainText(topic.html), DESCRIPTION_LIMIT)}
      image={mediaPath(image) ?? fallbackPicture(category)}
      type="article"
      crumbs={
        <PublicCrumbs
          items={[
            { label: category_name, href: paths.list(category) },
            { label: truncate(title, CRUMB_LIMIT, '..') },
          ]}
        />
      }
    >
      <TopicView topic={topic} html={html} />
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
  return (
    <>
      <PageMeta title={text.title} />
      <FeedView feed={feed} blocks={WAITING}>
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
      {NUMBER.test(topicId) ? <Show key={topicId} topicId={Number(topicId)} /> : <Missing />}
    </Feeds>
  );
}
