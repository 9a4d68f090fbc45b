import type { Topic } from '@coop/contracts/info/topic';
import { Link } from 'react-router';
import { ContentImage } from '../../parts/topics/content-image.tsx';
import { fallbackPicture } from '../../parts/topics/fallback-pictures.ts';
import { text as words } from '../../parts/topics/text.ts';
import { TopicFacts } from '../../parts/topics/topic-facts.tsx';
import { paths } from '../../site/paths.ts';
import type { RichHtml } from '../../site/rich-text.tsx';
import { Actions } from './actions.tsx';
import { Files } from './files.tsx';
import { Gallery } from './gallery.tsx';
import styles from './show.module.css';
import { text } from './text.ts';

/** The pages of the organisation are lists of people; a picture of news would say nothing there. */
const WITHOUT_PICTURE = 'organization';

function Neighbour({ link, label }: { link: Topic['next']; label: string }) {
  if (!link) return null;
  return (
    <li>
      <Link to={paths.show(link.topic_id)} className={styles.neighbour}>
        <span className="note">{label}</span>
        {link.title}
      </Link>
    </li>
  );
}

interface TopicViewProps {
  readonly topic: Topic;
  /** Its text, sanitised; undefined where it has none. */
  readonly html: RichHtml | undefined;
}

/** One item: its text, and at the side its picture, what hangs on it and what one can do with it. */
export function TopicView({ topic, html }: TopicViewProps) {
  const { title, category, category_name, gallery, files } = topic;
  const hasPicture = category !== WITHOUT_PICTURE;
  // Beside an empty column tables would only be narrow.
  const hasSide = hasPicture || files.length > 0;
  return (
    <>
      <TopicFacts topic={topic} />
      <div className={hasSide ? styles.page : styles.alone}>
        <article className={styles.text}>
          {html && <div className={`prose ${styles.prose}`} {...html} />}
        </article>
        <div className={styles.side}>
          {hasPicture && (
            <ContentImage
              file={topic.image}
              fallback={fallbackPicture(category)}
              alt={words.pictureOf(title)}
            />
          )}
          {files.length > 0 && <Files files={files} />}
          <Actions title={title} />
        </div>
      </div>
      {gallery.length > 0 && <Gallery title={title} category={category} pictures={gallery} />}
      <nav aria-label={text.neighbours(category_name)} className={`${styles.more} no-print`}>
        <ul className={styles.neighbours}>
          <Neighbour link={topic.previous} label={text.previous} />
          <Neighbour link={topic.next} label={text.next} />
        </ul>
        <Link to={paths.list(category)} className={styles.toList}>
          {text.toList(category_name)}
        </Link>
      </nav>
    </>
  );
}
