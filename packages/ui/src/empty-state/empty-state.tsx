import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { Whole } from '../whole/whole.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** A button or a link to what can be done next. */
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ title, children, action, icon = <Inbox /> }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>
        <span className={styles.icon}>{icon}</span>
        <span>
          <Whole>{title}</Whole>
        </span>
      </p>
      {children ? (
        <div className={styles.detail}>
          {typeof children === 'string' ? <Whole>{children}</Whole> : children}
        </div>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
