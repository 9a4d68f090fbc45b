import type { HomeSection, InfoHome, TopicRow } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import Megaphone from 'lucide-react/icons/megaphone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contentTypePicture } from '../../../parts/topics/fallback-pictures.ts';
import styles from '../../../parts/topics/feed.module.css';
import { categoryWords } from '../../../parts/topics/text.ts';
import { TopicCard } from '../../../parts/topics/topic-card.tsx';
import topics from '../../../parts/topics/topics.module.css';
import { paths } from '../../../site/paths.ts';
import { AllRates } from './all-rates.tsx';
import { HEADINGS, text } from './text.ts';

/** Sections whose items come as pictures, each on a row of its own; the others share the rows between. */
const PICTURES: ReadonlySet<string> = new Set(['news', 'activity-gallary']);

/** Lists that no section of the feed leads to. */
const MORE = [
  'order',
  'overall_operation',
  'bussiness_report',
  'bussiness_report_monthy',
  'coop_order',
  'coop_act',
  'video',
  'organization',
] as const;

interface SectionProps {
  readonly section: HomeSection;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Heading of a section and the way to all of its items. */
function Section({ section, className, children }: SectionProps) {
  const { category, category_name: name, rows } = section;
  const id = `section-${category}`;
  return (
    <section aria-labelledby={id} className={`${styles.section} ${className ?? ''}`}>
      <div className={styles.head}>
        <h2 id={id}>{HEADINGS[category] ?? name}</h2>
        <Link to={paths.list(category)}>
          {text.all} <span className="visually-hidden">{name}</span>
        </Link>
      </div>
      {rows.length > 0 ? children : <p className="note">{text.empty}</p>}
    </section>
  );
}

function Pictures({ section }: { section: HomeSection }) {
  const fallback = contentTypePicture(section.category);
  return (
    <Section section={section}>
      <ul className={`${topics.cards} ${section.rows.length > 3 ? styles.four : ''}`}>
        {keyed(section.rows, (topic) => topic.topic_id).map(([key, topic]) => (
          <li key={key}>
            <TopicCard topic={topic} fallback={fallback} headingLevel={3} compact />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Line({ topic }: { topic: TopicRow }) {
  return (
    <li>
      <Link to={paths.show(topic.topic_id)}>{topic.title}</Link>
      <time dateTime={topic.published_at} className="note">
        {formatThaiDate(topic.published_at)}
      </time>
    </li>
  );
}

/** Items by title and day; without the one that is announced above. */
function Lines({ section, announced }: { section: HomeSection; announced?: number | undefined }) {
  const rows = section.rows.filter((topic) => topic.topic_id !== announced);
  return (
    <Section section={section} className={styles.box}>
      <ul className={styles.lines}>
        {keyed(rows, (topic) => topic.topic_id).map(([key, topic]) => (
          <Line key={key} topic={topic} />
        ))}
      </ul>
    </Section>
  );
}

function More() {
  return (
    <nav aria-label={text.index} className={`${styles.section} no-print`}>
      <h2>{text.index}</h2>
      <ul className={styles.index}>
        {MORE.map((key) => (
          <li key={key}>
            <Link to={paths.list(key)}>{categoryWords(key)?.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The announcement of the day, the newest of each section, all rates, and the other lists. */
export function SectionsView({ home }: { home: InfoHome }) {
  const { announcement, rates, sections } = home;
  const [news, ...pictures] = sections.filter((one) => PICTURES.has(one.category));
  const [notice, scholarships, ...others] = sections.filter((one) => !PICTURES.has(one.category));
  const first = [notice, scholarships].filter((one) => one !== undefined);
  return (
    <div className={styles.sections}>
      {announcement && (
        <p className={styles.announcement}>
          <Megaphone aria-hidden />
          <span>
            <strong>{text.announcement}</strong>{' '}
            <Link to={paths.show(announcement.topic_id)}>{announcement.title}</Link>
          </span>
        </p>
      )}
      {news && <Pictures section={news} />}
      <div className={styles.pair}>
        {keyed(first, (one) => one.category).map(([key, one]) => (
          <Lines key={key} section={one} announced={announcement?.topic_id} />
        ))}
      </div>
      {keyed(pictures, (one) => one.category).map(([key, one]) => (
        <Pictures key={key} section={one} />
      ))}
      <div className={styles.grid}>
        {keyed(others, (one) => one.category).map(([key, one]) => (
          <Lines key={key} section={one} />
        ))}
      </div>
      <AllRates rates={rates} />
      <More />
    </div>
  );
}
