import { ApiError } from '@coop/contracts/api-error';
import type { Topic } from '@coop/contracts/info/topic';
import { plainText, truncate } from '@coop/format/truncate';
import { Skeleton } from '@coop/ui/skeleton';
import { Whole } from '@coop/ui/whole';
import { useState } from 'react';
import { NUMBER } from '../../feed/early-feeds.ts';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { Feeds } from '../../feed/feeds.tsx';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { PageMeta } from '../../page/page-meta.tsx';
import { PublicCrumbs } from '../../parts/topics/crumbs.tsx';
import { fallbackPicture, mediaPath } from '../../parts/topics/fallback-pictures.ts';
import { NotThere } from '../../parts/topics/not-there.tsx';
import { useParams } from '../../router/routes.tsx';
import { paths } from '../../site/paths.ts';
import { useSafeHtml } from '../../site/rich-text.tsx';
import { raiseHeadings } from './raise-headings.ts';
import { text } from './text.ts';
import { TopicView } from './topic-view.tsx';

/** What a search engine and a shared link say of an item. */
const DESCRIPTION_LIMIT = 150;
const CRUMB_LIMIT = 40;

/** Skeleton of an item, whose heading has an unknown height. */
const WAITING = ['2.5rem', '3rem', '40rem'];

function Page({ topic }: { topic: Topic }) {
  const { title, category, category_name, image } = topic;
  const html = useSafeHtml(raiseHeadings(topic.html));
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
      heading={<Whole>{title}</Whole>}
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
  const [hasFailed, setFailed] = useState(false);
  if (feed.isError && !hasFailed) setFailed(true);
  const isMissing = feed.error instanceof ApiError && [404, 422].includes(feed.error.status);
  if (isMissing) return <Missing />;
  if (feed.data) return <Page topic={feed.data} />;
  const view = (
    <FeedView feed={feed} blocks={WAITING}>
      {() => null}
    </FeedView>
  );
  // A title of its own comes with the item; until it is tried again the page has one all the same.
  if (hasFailed) {
    return (
      <PublicPage title={text.failed} crumbs={<PublicCrumbs items={[{ label: text.failed }]} />}>
        {view}
      </PublicPage>
    );
  }
  return (
    <>
      <PageMeta title={text.title} />
      {view}
    </>
  );
}

/** /show/:topicId */
export default function ShowScreen() {
  const { topicId = '' } = useParams();
  return (
    <Feeds>
      {/* Items are numbered, so there is no call for anything else. */}
      {NUMBER.test(topicId) ? <Show key={topicId} topicId={Number(topicId)} /> : <Missing />}
    </Feeds>
  );
}
