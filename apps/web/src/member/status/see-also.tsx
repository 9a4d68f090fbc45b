import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flower from 'lucide-react/icons/flower-2';
import HandHeart from 'lucide-react/icons/hand-heart';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router';
import { isOpenToRelative } from '../../session/relative-pages.ts';
import { useMemberSession } from '../../session/session.ts';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import styles from './status.module.css';
import { text } from './text.ts';

/** Screens that the side menu of the specification does not list (MEM-29), and calendar and notes. */
const SCREENS = [
  { to: paths.member.requestpromoney, icon: Send, ...text.services.requests },
  { to: paths.member.welfare, icon: HandHeart, ...text.services.welfare },
  { to: paths.member.calendar, icon: CalendarDays, ...text.services.calendar },
  { to: paths.member.notes, icon: NotebookPen, ...text.services.notes },
  { to: paths.member.consent, icon: ShieldCheck, ...text.services.consent },
  { to: paths.member.kepcrem, icon: Flower, ...text.services.cremation },
] as const;

/** Links to these screens. */
export function SeeAlso() {
  const isRelative = useMemberSession()?.relative !== undefined;
  const screens = isRelative ? SCREENS.filter(({ to }) => isOpenToRelative(to)) : SCREENS;
  return (
    <nav aria-label={text.seeAlso} className={`${styles.also} no-print`}>
      {screens.map(({ to, icon: Icon, name, what }) => (
        <Link key={to} to={to}>
          <Icon aria-hidden />
          <span>
            <strong>{whose(name)}</strong> <span className={styles.what}>{what}</span>
          </span>
          <ChevronRight aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
