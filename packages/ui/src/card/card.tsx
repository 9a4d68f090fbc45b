import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './card.module.css';

export type CardProps = {
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Links or buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** A link led to it. */
  isMarked?: boolean | undefined;
};

/** Id of the title that names the groups of buttons below it. */
export const TitleId = createContext<string | undefined>(undefined);

/** Returns what names a group of buttons: the title of the card or section that they stand in, so that “download” says of what. */
export function useNamedGroup() {
  const id = useContext(TitleId);
  return id === undefined ? {} : ({ role: 'group', 'aria-labelledby': id } as const);
}

export function Card({ title, headingLevel = 2, actions, children, isMarked }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.card} aria-current={isMarked ? 'location' : undefined}>
      <TitleId value={title ? id : undefined}>
        {title || actions ? (
          <div className={styles.head}>
            {title ? (
              <Heading id={id} className={styles.title}>
                {title}
              </Heading>
            ) : null}
            {actions ? <Actions>{actions}</Actions> : null}
          </div>
        ) : null}
        {children}
      </TitleId>
    </section>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} {...useNamedGroup()}>
      {children}
    </div>
  );
}
