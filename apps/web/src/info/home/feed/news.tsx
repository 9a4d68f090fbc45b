import type { HomeSection, InfoHome, TopicRow } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { WholeInTitle } from '@coop/ui/whole';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ContentImage } from '../../../posts/pictures/content-image.tsx';
import { contentTypePicture } from '../../../posts/pictures/fallback-pictures.ts';
import { categoryWords, text as words } from '../../../posts/text.ts';
import { paths } from '../../../site/paths.ts';
import styles from './feed.module.css';

/** Number of items of each kind; the lists have the rest. */
const SHOWN = 3;

/** Returns what a category is called on its own page, too. */
export const nameOf = ({ category, category_name: name }: HomeSection) =>
  categoryWords(category)?.name ?? name;

/** The newest of a category and the way to all of it. */
function Section(props: { section: HomeSection; children: (topic: TopicRow) => ReactNode }) {
  const { section, children } = props;
  const { category, rows } = section;
  const id = `section-${category}`;
  const name = nameOf(section);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        <Link to={paths.list(category)}>
          ดูทั้งหมด <span className="visually-hidden">{name}</span>
        </Link>
      </div>
      {rows.length === 0 && <p className="note">ยังไม่มีรายการ</p>}
      <ul className={styles.lines}>
        {keyed(rows.slice(0, SHOWN), (topic) => topic.topic_id).map(([key, topic]) => (
          <li key={key}>{children(topic)}</li>
        ))}
      </ul>
    </section>
  );
}

function Line({ topic }: { topic: TopicRow }) {
  return (
    <div className={styles.line}>
      <Link to={paths.show(topic.topic_id)}>
        <WholeInTitle>{topic.title}</WholeInTitle>
      </Link>
      <time dateTime={topic.published_at} className="note nowrap">
        {joinFigures(formatThaiDate(topic.published_at))}
      </time>
    </div>
  );
}

/** Returns the newest of the notices, which the page says above all others. */
export const newestOf = (notices: readonly TopicRow[]): TopicRow | undefined =>
  notices.toSorted((a, b) => (b.published_at > a.published_at ? 1 : -1))[0];

/** The newest news with their pictures, and the notices before the newest. */
export function News({ sections }: Pick<InfoHome, 'sections'>) {
  const news = sections.find(({ category }) => category === 'news');
  const notices = sections.find(({ category }) => category === 'notice');
  const newest = newestOf(notices?.rows ?? []);
  return (
    <div className={styles.news}>
      {news && (
        <Section section={news}>
          {(topic) => (
            <div className={styles.pictured}>
              <ContentImage
                file={topic.image}
                fallback={contentTypePicture(news.category)}
                alt={words.pictureOf(topic.title)}
              />
              <Line topic={topic} />
            </div>
          )}
        </Section>
      )}
      {/* Of a single one nothing is left to list. */}
      {notices && notices.rows.length !== 1 && (
        <Section section={{ ...notices, rows: notices.rows.filter((row) => row !== newest) }}>
          {(topic) => <Line topic={topic} />}
        </Section>
      )}
    </div>
  );
}
