import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Link } from 'react-router';
import { Highlighted } from '../../posts/highlighted.tsx';
import type { Hit, HitLink } from '../../site/found.ts';
import styles from './search.module.css';

const TITLE_LIMIT = 200;
const TEXT_LIMIT = 120;

/** Earlier editions, folded so that nobody takes one for that which holds. */
function Older({ older }: { older: readonly HitLink[] }) {
  return (
    <details>
      <summary>{`ฉบับก่อนหน้า ${older.length} ฉบับ`}</summary>
      <ul>
        {keyed(older, ({ href }) => href).map(([key, { href, title, on }]) => (
          <li key={key}>
            <Link to={href}>{title}</Link>{' '}
            <span className="note">{joinFigures(formatThaiDate(on))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shows what was found, the best first. */
export function Hits({ hits, marks }: { hits: readonly Hit[]; marks: string }) {
  return (
    <ol className={styles.hits} aria-label="ผลการค้นหา">
      {keyed(hits, ({ href }) => href).map(([key, hit]) => (
        <li key={key}>
          <h2 className={styles.title}>
            <Link to={hit.href}>
              <Highlighted text={hit.title} query={marks} limit={TITLE_LIMIT} />
            </Link>
          </h2>
          <p>
            <Highlighted text={hit.text} query={marks} limit={TEXT_LIMIT} />
          </p>
          <p className="note">
            {hit.categoryName}
            {hit.on && joinFigures(` · ${formatThaiDate(hit.on)}`)}
          </p>
          {hit.older.length > 0 && <Older older={hit.older} />}
        </li>
      ))}
    </ol>
  );
}
