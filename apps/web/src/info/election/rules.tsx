import type { Election } from '@coop/contracts/info/election';
import { keyed } from '@coop/format/keyed';
import { Card } from '@coop/ui/card';
import Download from 'lucide-react/icons/download';
import { RichText } from '../../site/rich-text.tsx';
import styles from './election.module.css';
import { mapHref } from './place.ts';
import { text } from './text.ts';

/** Files may be on this site or at an http(s) address; anything else is not linked. */
const fileHref = (url: string) => (/^\/[^/\\]/.test(url) ? url : mapHref(url));

/** How one votes, and the papers that say so. */
export function Rules({ election }: { election: Election }) {
  return (
    <Card title={text.rules}>
      <RichText html={election.rules_html} className="prose" />
      {election.files.length > 0 && (
        <ul aria-label={text.files} className={`${styles.files} no-print`}>
          {keyed(election.files, (file) => file.file_url).map(([key, file]) => (
            <li key={key}>
              <a href={fileHref(file.file_url)} download>
                <Download aria-hidden /> {file.file_name}
              </a>{' '}
              <span className="note">{text.size(Math.ceil(file.file_size / 1024))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
