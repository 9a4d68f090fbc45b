import type { ReactNode } from 'react';
import styles from './card.module.css';

export type CardProps = {
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Links or buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

export function Card({ title, headingLevel = 2, actions, children }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.card}>
      {title || actions ? (
        <div className={styles.head}>
          {title ? <Heading className={styles.title}>{title}</Heading> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
