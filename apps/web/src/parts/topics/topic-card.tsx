import type { TopicRow } from '@coop/contracts/info/topic';
import { Whole } from '@coop/ui/whole';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { ContentImage } from './content-image.tsx';
import { text } from './text.ts';
import { TopicFacts } from './topic-facts.tsx';
import styles from './topics.module.css';

interface TopicCardProps {
  readonly topic: TopicRow;
  readonly fallback: string;
  readonly headingLevel: 2 | 3;
  /** The title with search words marked. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** An item as a card with its picture; the whole card is a link. */
export function TopicCard(props: TopicCardProps) {
  const { topic, fallback, headingLevel, title, children } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <ContentImage file={topic.image} fallback={fallback} alt={text.pictureOf(topic.title)} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={paths.show(topic.topic_id)}>{title ?? <Whole>{topic.title}</Whole>}</Link>
        </Heading>
        {children}
        <TopicFacts topic={topic} short />
      </div>
    </article>
  );
}
