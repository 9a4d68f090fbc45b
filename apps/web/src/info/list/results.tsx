import type { Edition, ListedTopic, TopicList, TopicRow } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { truncate } from '@coop/format/text/truncate';
import { joinFigures } from '@coop/format/whole';
import { EmptyState } from '@coop/ui/empty-state';
import { Pagination } from '@coop/ui/pagination';
import { WholeInTitle } from '@coop/ui/whole';
import { Link } from 'react-router';
import { LinkButton } from '../../page/link-button.tsx';
import { Highlighted } from '../../posts/highlighted.tsx';
import { NoSuchPage } from '../../posts/no-such-page.tsx';
import { ContentImage } from '../../posts/pictures/content-image.tsx';
import { fallbackPicture } from '../../posts/pictures/fallback-pictures.ts';
import { text as words } from '../../posts/text.ts';
import { TopicFacts } from '../../posts/topic-facts.tsx';
import topics from '../../posts/topics.module.css';
import { paths } from '../../site/paths.ts';
import styles from './list.module.css';
import type { ListAddress } from './use-list-address.ts';

/** Categories that are shown as pictures. */
const PICTURE_CATEGORIES: ReadonlySet<string> = new Set(['activity-gallary', 'video']);
/** A summary's length and a title's, which is never cut in practice (PUB-24). */
const SUMMARY_LIMIT = 80;
const TITLE_LIMIT = 200;

const pagesOf = ({ total, page_size }: TopicList) => Math.ceil(total / page_size) || 1;

function Title({ topic, q }: { topic: TopicRow; q: string }) {
  if (!q) return <WholeInTitle>{topic.title}</WholeInTitle>;
  return <Highlighted text={topic.title} query={q} limit={TITLE_LIMIT} />;
}

/** A summary cut at 80 characters, around the words that were looked for if there are any. */
function Summary({ topic, q }: { topic: TopicRow; q: string }) {
  if (!q) return joinFigures(truncate(topic.summary, SUMMARY_LIMIT));
  return <Highlighted text={topic.summary} query={q} limit={SUMMARY_LIMIT} />;
}

/** Editions that are in force no more. */
function Older({ editions }: { editions: readonly Edition[] }) {
  if (editions.length === 0) return null;
  return (
    <details className={`${styles.older} no-print`}>
      <summary>{`ฉบับก่อนหน้าที่ถูกแทนที่แล้ว ${formatCount(editions.length)}\u00a0ฉบับ`}</summary>
      {keyed(editions, ({ topic_id }) => topic_id).map(([key, { topic_id, title }]) => (
        <p key={key}>
          <Link to={paths.show(topic_id)}>
            <WholeInTitle>{title}</WholeInTitle>
          </Link>
        </p>
      ))}
    </details>
  );
}

/** An item with its picture: a line of the list, or a card of a list of pictures. */
function Item({ list, topic, q }: { list: TopicList; topic: ListedTopic; q: string }) {
  const isCard = PICTURE_CATEGORIES.has(list.category);
  const content = (
    <>
      <ContentImage
        file={topic.image}
        fallback={fallbackPicture(list.category)}
        alt={words.pictureOf(topic.title)}
      />
      <div className={isCard ? topics.words : styles.words}>
        <h2 className={topics.title}>
          <Link to={paths.show(topic.topic_id)}>
            <Title topic={topic} q={q} />
          </Link>
        </h2>
        <p className={topics.summary}>
          <Summary topic={topic} q={q} />
        </p>
        <TopicFacts topic={topic} short={isCard} />
        <Older editions={topic.older ?? []} />
      </div>
    </>
  );
  if (!isCard) return <li className={topics.row}>{content}</li>;
  return (
    <li>
      <article className={topics.card}>{content}</article>
    </li>
  );
}

function Items({ list, q }: { list: TopicList; q: string }) {
  return (
    <ul
      className={PICTURE_CATEGORIES.has(list.category) ? topics.cards : styles.rows}
      aria-label={`รายการใน${list.category_name}`}
    >
      {keyed(list.rows, (topic) => topic.topic_id).map(([key, topic]) => (
        <Item key={key} list={list} topic={topic} q={q} />
      ))}
    </ul>
  );
}

/** The empty state, with its reason and ways out. */
function Nothing({ list, address }: { list: TopicList; address: ListAddress }) {
  if (list.total > 0) return <NoSuchPage last={pagesOf(list)} hrefOf={address.hrefOf} />;
  if (!address.isFiltered)
    return <EmptyState title="ยังไม่มีรายการในหมวดนี้">เมื่อสหกรณ์เผยแพร่ รายการจะแสดงที่นี่</EmptyState>;
  return (
    <EmptyState
      title="ไม่พบรายการตามที่เลือก"
      action={
        <LinkButton to={address.path} variant="primary">
          แสดงทั้งหมด
        </LinkButton>
      }
    >
      ลองใช้คำที่สั้นลง หรือดูทุกปี
    </EmptyState>
  );
}

/** One page of a list and the way to the others. */
export function Results({ list, address }: { list: TopicList; address: ListAddress }) {
  return (
    <>
      <div className={PICTURE_CATEGORIES.has(list.category) ? '' : styles.sheet}>
        {list.rows.length > 0 ? (
          <Items list={list} q={address.q} />
        ) : (
          <Nothing list={list} address={address} />
        )}
      </div>
      <Pagination
        page={list.page}
        pages={pagesOf(list)}
        label="หน้าของรายการ"
        renderLink={(page, link) => <Link to={address.hrefOf(page)} {...link} />}
      />
    </>
  );
}
