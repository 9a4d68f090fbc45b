import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type { Topic } from '@coop/contracts/info/topic';
import { plainText, truncate } from '@coop/format/text/truncate';
import { Skeleton } from '@coop/ui/skeleton';
import { WholeInTitle } from '@coop/ui/whole';
import { useState } from 'react';
import { type LoaderFunction, useParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { askForSubject, notThere, pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PageMeta } from '../../page/page-meta.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { NotThere } from '../../posts/not-there.tsx';
import { fallbackPicture, mediaPath } from '../../posts/pictures/fallback-pictures.ts';
import { paths } from '../../site/paths.ts';
import { useRichHtml } from '../../site/rich-text.tsx';
import { splitAtPeople } from './people.ts';
import { raiseHeadings, TopicView } from './topic-view.tsx';

/** Words of several places of an item's page. */
const text = {
  failed: 'เปิดรายการนี้ไม่สำเร็จ',
  missing: 'ไม่พบรายการนี้',
} as const;

/** A number that the wire accepts. */
const NUMBER = /^[1-9]\d{0,8}$/;
/** Length of what a search engine and a shared link say of an item. */
const DESCRIPTION_LIMIT = 150;
const CRUMB_LIMIT = 40;

/** Skeleton of an item, whose heading has an unknown height. */
const WAITING = ['2.5rem', '3rem', '40rem'];

function Page({ topic }: { topic: Topic }) {
  const { title, category, category_name, image } = topic;
  const { before, after, people } = splitAtPeople(topic);
  const texts = [before, after].map(raiseHeadings);
  const html = useRichHtml(texts[0] ?? '');
  const rest = useRichHtml(texts[1] ?? '');
  if ([html, rest].some((rich, index) => rich === undefined && texts[index] !== '')) {
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
      heading={<WholeInTitle>{title}</WholeInTitle>}
      description={truncate(plainText(topic.html), DESCRIPTION_LIMIT)}
      image={mediaPath(image) ?? fallbackPicture(category)}
      type="article"
      publishedAt={topic.published_at}
      crumbs={
        <PublicCrumbs
          items={[
            { label: category_name, href: paths.list(category) },
            { label: truncate(title, CRUMB_LIMIT, '..') },
          ]}
        />
      }
    >
      <TopicView topic={topic} html={html} after={rest} people={people} />
    </PublicPage>
  );
}

function Missing() {
  return (
    <PublicPage
      title={text.missing}
      noIndex
      crumbs={<PublicCrumbs items={[{ label: text.missing }]} />}
    >
      <NotThere>รายการที่ท่านเปิดไม่มีในเว็บไซต์นี้ หรือถูกนำออกไปแล้ว</NotThere>
    </PublicPage>
  );
}

function Show({ input }: { input: CallInput<'infoTopicShow'> }) {
  const feed = useFeed('infoTopicShow', input);
  const [hasFailed, setFailed] = useState(false);
  if (feed.isError && !hasFailed) setFailed(true);
  const { error } = feed;
  if (error instanceof ApiError && error.isMissing) return <Missing />;
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
      <PageMeta title="ข่าวสาร" />
      {view}
    </>
  );
}

// Items are numbered, so there is no call for anything else.
const callOf = (topicId = '') =>
  NUMBER.test(topicId) ? { body: { topic_id: Number(topicId) } } : undefined;

export const loader: LoaderFunction = ({ context, params }) => {
  const input = callOf(params.topicId);
  return input ? askForSubject(context.get(pageContext), 'infoTopicShow', input) : notThere();
};

/** /show/:topicId */
export function Component() {
  const { topicId = '' } = useParams();
  const input = callOf(topicId);
  return input ? <Show key={topicId} input={input} /> : <Missing />;
}
