import type { InfoHome } from '@coop/contracts/info/topic';
import { formatThaiDate } from '@coop/format/thai-date';
import Megaphone from 'lucide-react/icons/megaphone';
import { Link } from 'react-router';
import { paths } from '../../../site/paths.ts';
import styles from './feed.module.css';
import { text } from './text.ts';

/** The newest notice; what the backend calls its announcement where it sends no notices. */
export function NewestNotice({ home }: { home: InfoHome }) {
  const notices = home.sections.find(({ category }) => category === 'notice')?.rows ?? [];
  const [newest] = [...notices].sort((a, b) => (b.published_at > a.published_at ? 1 : -1));
  const shown = newest ?? home.announcement;
  if (!shown) return null;
  return (
    <p className={styles.announcement}>
      <Megaphone aria-hidden />
      <span>
        <strong>{newest ? text.newest : text.announcement}</strong>{' '}
        {newest && (
          <time dateTime={newest.published_at} className="note nowrap">
            {formatThaiDate(newest.published_at)}
          </time>
        )}{' '}
        <Link to={paths.show(shown.topic_id)}>{shown.title}</Link>
      </span>
    </p>
  );
}
