import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** Why there is nothing. */
  title: string;
  children?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ title, children, action, icon = <Inbox /> }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </p>
      {children ? <div className={styles.detail}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
