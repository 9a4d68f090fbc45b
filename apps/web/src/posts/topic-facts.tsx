import type { TopicRow } from '@coop/contracts/info/topic';
import { bangkokDate, formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Tag } from '@coop/ui/tag';
import { useNow } from '../site/use-now.ts';
import { fileSize } from './file-size.ts';
import styles from './topics.module.css';

interface TopicFactsProps {
  readonly topic: TopicRow;
  /** Only date and marks, for narrow places. */
  readonly short?: boolean;
}

/** Date of an item, marks such as "new", attachments and views. */
export function TopicFacts({ topic, short = false }: TopicFactsProps) {
  const today = bangkokDate(useNow());
  const isNew = topic.new_until !== '' && topic.new_until >= today;
  return (
    <span className={styles.facts}>
      <time dateTime={topic.published_at}>{joinFigures(formatThaiDate(topic.published_at))}</time>
      {/* Marks and counts are of the day; paper outlasts it. */}
      {topic.pinned && !short && (
        <span className="no-print">
          <Tag tone="waiting">ปักหมุด</Tag>
        </span>
      )}
      {isNew && (
        <span className="no-print">
          <Tag tone="positive">ใหม่</Tag>
        </span>
      )}
      {topic.file_url && !short && <span>{`PDF ${fileSize(topic.file_size)}`}</span>}
      {!short && Number.isFinite(topic.views) && (
        <span className="no-print">{`อ่าน ${topic.views.toLocaleString('en-US')} ครั้ง`}</span>
      )}
    </span>
  );
}
