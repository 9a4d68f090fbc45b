import BadgePercent from 'lucide-react/icons/badge-percent';
import Calculator from 'lucide-react/icons/calculator';
import FileDown from 'lucide-react/icons/file-down';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import styles from './home.module.css';
import { text } from './text.ts';

const ENTRIES = [
  { to: paths.loancal, words: text.quick.loan, Icon: Calculator },
  { to: paths.caldividend, words: text.quick.dividend, Icon: BadgePercent },
  { to: paths.list('download'), words: text.quick.forms, Icon: FileDown },
  { to: paths.board, words: text.quick.board, Icon: MessagesSquare },
] as const;

/** What most visitors came for, one press away. */
export function QuickEntries() {
  return (
    <nav aria-label={text.quick.label} className="no-print">
      <ul className={styles.quick}>
        {ENTRIES.map(({ to, words, Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon aria-hidden />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
