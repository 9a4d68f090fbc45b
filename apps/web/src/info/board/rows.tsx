import type { BoardRow } from '@coop/contracts/info/board';
import { NOTE_LIMIT, QUESTION_LIMIT } from '@coop/format/highlight';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Tag } from '@coop/ui/tag';
import { Link } from 'react-router';
import { Highlighted } from '../../parts/posts/highlighted.tsx';
import posts from '../../parts/posts/posts.module.css';
import { When } from '../../parts/posts/when.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** Threads, each cut to the limits of the search results, with the words that were looked for marked. */
export function BoardRows({ rows, q }: { rows: readonly BoardRow[]; q: string }) {
  return (
    <ol className={posts.rows}>
      {keyed(rows, (row) => row.board_id).map(([key, row]) => (
        <li key={key}>
          <div className={posts.head}>
            <Link to={paths.boardShow(row.board_id)} className={posts.title}>
              <Highlighted text={row.Question} query={q} limit={QUESTION_LIMIT} />
            </Link>
            {row.pinned && (
              <span className="no-print">
                <Tag tone="positive">{text.pinned}</Tag>
              </span>
            )}
            {row.status === 'รอตรวจสอบ' && <Tag tone="waiting">{row.status}</Tag>}
          </div>
          <p>
            <Highlighted text={row.Note} query={q} limit={NOTE_LIMIT} />
          </p>
          <p className={posts.meta}>
            <span>
              {text.by(row.name)} · <When at={row.created_at} />
            </span>
            <span>
              {row.answer_count > 0 ? text.answers(formatCount(row.answer_count)) : text.noAnswer}
            </span>
            <span className="no-print">{text.views(formatCount(row.views))}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
