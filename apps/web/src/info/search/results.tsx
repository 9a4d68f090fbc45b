import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { FailedState } from '@coop/ui/failed-state';
import { Link } from 'react-router';
import { Highlighted } from '../../parts/posts/highlighted.tsx';
import { failureWords } from '../../toasts/notify.ts';
import styles from './search.module.css';
import type { Group } from './use-groups.ts';

/** How many of a list stand here; the list itself has the rest. */
const SHOWN = 4;
const TITLE_LIMIT = 200;
const NOTE_LIMIT = 120;

function Hits({ group, q }: { group: Group; q: string }) {
  return (
    <ol className={styles.hits}>
      {keyed(group.hits.slice(0, SHOWN), ({ href }) => href).map(([key, hit]) => (
        <li key={key}>
          <h3 className={styles.title}>
            <Link to={hit.href}>
              <Highlighted text={hit.title} query={q} limit={TITLE_LIMIT} />
            </Link>
          </h3>
          <p>
            <Highlighted text={hit.note} query={q} limit={NOTE_LIMIT} />
          </p>
          <p className="note">{formatThaiDate(hit.on)}</p>
        </li>
      ))}
    </ol>
  );
}

/** What was found in one list, with the way to all of it; nothing where nothing was found. */
function GroupResults({ group, q }: { group: Group; q: string }) {
  const { key, name, feed, total } = group;
  const id = `found-${key}`;
  if (feed.isError && !feed.data) {
    return (
      <FailedState
        title={`ยังค้นใน${name}ไม่ได้`}
        detail={failureWords(feed.error)}
        onRetry={() => void feed.refetch()}
        busy={feed.isFetching}
      />
    );
  }
  if (total === 0) return null;
  const count = formatCount(total);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} tabIndex={-1} className={styles.name}>
        {name} <span className="note">{`${count} รายการ`}</span>
      </h2>
      <Hits group={group} q={q} />
      {total > SHOWN && (
        <Link to={group.all} className={styles.all}>
          {`ดูทั้งหมด ${count} รายการใน${name}`}
        </Link>
      )}
    </section>
  );
}

/** The kinds in which something was found, with their counts, as links to them. */
function Kinds({ groups }: { groups: readonly Group[] }) {
  if (groups.length < 2) return null;
  return (
    <nav aria-label="ผลการค้นหาตามหมวด" className="no-print">
      <ul className={styles.kinds}>
        {groups.map(({ key, name, total }) => (
          <li key={key}>
            <a href={`#found-${key}`}>
              {name} <strong>{formatCount(total)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All that was found, by kind. */
export function Results({ groups, q }: { groups: readonly Group[]; q: string }) {
  return (
    <>
      <Kinds groups={groups.filter(({ total }) => total > 0)} />
      {groups.map((group) => (
        <GroupResults key={group.key} group={group} q={q} />
      ))}
    </>
  );
}
