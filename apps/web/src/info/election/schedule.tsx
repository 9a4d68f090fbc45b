import type { Election } from '@coop/contracts/info/election';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { Tag } from '@coop/ui/tag';
import styles from './election.module.css';
import { text } from './text.ts';

/** What happens when; what is over says so. */
export function Schedule({ schedule }: { schedule: Election['schedule'] }) {
  return (
    <Card title={text.schedule}>
      <ol className={styles.schedule}>
        {keyed(schedule, ({ date, what }) => `${date}/${what}`).map(
          ([key, { date, what, is_past }]) => (
            <li key={key}>
              <strong className={styles.date}>{formatThaiDate(date)}</strong>
              <span>
                {what}{' '}
                <span className="no-print">{is_past && <Tag tone="muted">{text.past}</Tag>}</span>
              </span>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}
