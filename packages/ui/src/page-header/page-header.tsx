import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  sub?: ReactNode;
  /** At the right: the age of the data, or one action. */
  aside?: ReactNode;
  /** The h1, which takes the focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>;
};

export function PageHeader({ title, sub, aside, headingRef }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        <h1 tabIndex={-1} ref={headingRef} className={styles.title}>
          {title}
        </h1>
        {sub ? <div className={styles.sub}>{sub}</div> : null}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
