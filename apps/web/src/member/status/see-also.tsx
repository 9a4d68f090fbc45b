import { buttonClass } from '@coop/ui/button';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './status.module.css';
import { text } from './text.ts';

/** Screens that the side menu of the specification does not list (MEM-29). */
const SCREENS = [{ to: paths.member.welfare, label: text.welfare }] as const;

/** The way to them. */
export function SeeAlso() {
  return (
    <nav aria-label={text.seeAlso} className={`${styles.also} no-print`}>
      {SCREENS.map(({ to, label }) => (
        <Link key={to} to={to} className={buttonClass('secondary')}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
