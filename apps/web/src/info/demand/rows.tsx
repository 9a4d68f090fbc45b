import type { DemandRow } from '@coop/contracts/info/demand';
import { QUESTION_LIMIT } from '@coop/format/highlight';
import { keyed } from '@coop/format/keyed';
import { Tag } from '@coop/ui/tag';
import { Link } from 'react-router';
import { DemandStatusTag } from '../../parts/posts/demand-status.tsx';
import { Highlighted } from '../../parts/posts/highlighted.tsx';
import posts from '../../parts/posts/posts.module.css';
import { When } from '../../parts/posts/when.tsx';
import { paths } from '../../site/paths.ts';
import styles from './demand.module.css';
import { text } from './text.ts';

/** Placeholder for a topic that may not be read. */
const hiddenWords = ({ access }: DemandRow) => (access === 'private' ? text.private : text.waiting);

/** Demands with number and status; of private ones nothing more. */
export function DemandRows({ rows, q }: { rows: readonly DemandRow[]; q: string }) {
  return (
    <ol className={posts.rows}>
      {keyed(rows, (row) => row.demand_no).map(([key, row]) => (
        <li key={key}>
          <div className={posts.head}>
            <Link
              to={paths.showDemand(row.demand_no)}
              className={`${posts.title} ${row.topic ? '' : styles.hidden}`}
            >
              {row.topic ? (
                <Highlighted text={row.topic} query={q} limit={QUESTION_LIMIT} />
              ) : (
                <>
                  {hiddenWords(row)} <span className="nowrap">{row.demand_no}</span>
                </>
              )}
            </Link>
            <DemandStatusTag status={row.status} />
            {row.is_mine && <Tag tone="positive">{text.mine}</Tag>}
          </div>
          <p className={posts.meta}>
            {row.topic && <span className="nowrap">{row.demand_no}</span>}
            {row.kind && <span>{row.kind}</span>}
            {row.owner && <span>{row.owner}</span>}
            <span>
              {text.filedOn} <When at={row.created_at} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
