import { joinFigures } from '@coop/format/whole';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import styles from './band.module.css';

const ICONS = {
  waiting: <TriangleAlert />,
  negative: <CircleAlert />,
  positive: <CircleCheck />,
  info: <Info />,
};

export type BandTone = keyof typeof ICONS;

export type BandProps = {
  tone: BandTone;
  title: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Announced by screen readers, for a band that appears after an action. */
  live?: boolean;
};

const joined = (words: ReactNode) => (typeof words === 'string' ? joinFigures(words) : words);

export function Band({ tone, title, children, action, icon, live = false }: BandProps) {
  const role = live ? (tone === 'negative' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.band} ${styles[tone] ?? ''}`} role={role}>
      <span className={styles.icon}>{icon ?? ICONS[tone]}</span>
      <div>
        <p className={styles.title}>{joined(title)}</p>
        {children ? <div className={styles.detail}>{joined(children)}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
