import { Brand } from '@coop/ui/brand';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';
import { initialsOf, useSite } from './site.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly message: string;
  readonly children: ReactNode;
}

/** A whole page that says one thing: seal, both names, the message and a way on. */
export function MessagePage({ title, message, children }: MessagePageProps) {
  const site = useSite();
  return (
    <main className={styles.page}>
      <title>{`${title} - ${site.coopNameTH}`}</title>
      <Brand
        nameTH={site.coopNameTH}
        nameEN={site.coopNameEN}
        initials={initialsOf(site)}
        logoUrl={site.logo}
      />
      <h1 tabIndex={-1} className={styles.message}>
        {message}
      </h1>
      <div className={styles.actions}>{children}</div>
    </main>
  );
}
