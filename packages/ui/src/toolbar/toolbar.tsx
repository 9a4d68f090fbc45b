import type { ReactNode } from 'react';
import { useNamedGroup } from '../card/card.tsx';
import styles from './toolbar.module.css';

/** Filters at the left, actions at the right; two rows on a phone, nothing on paper. */
export function Toolbar({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  const group = useNamedGroup();
  return (
    <div className={`${styles.toolbar} no-print`}>
      {children ? <div className={styles.filters}>{children}</div> : null}
      {actions ? (
        <div className={`${styles.actions} needs-scripts`} {...group}>
          {actions}
        </div>
      ) : null}
    </div>
  );
}
