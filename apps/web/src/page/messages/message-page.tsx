import type { ReactNode, Ref } from 'react';
import { SiteBrand } from '../../site/site-brand.tsx';
import { PageMeta } from '../page-meta.tsx';
import { WhenHydrated } from '../when-hydrated.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly message: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Inside a layout, which already has the main element. */
  readonly inMain?: boolean;
  /** Below the message. */
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one message: seal, both names, the message and links. */
export function MessagePage(props: MessagePageProps) {
  const { title, message, headingRef, inMain, detail, children } = props;
  const Page = inMain ? 'div' : 'main';
  return (
    <Page className={styles.page}>
      <PageMeta title={title} noIndex />
      <SiteBrand />
      <h1 tabIndex={-1} ref={headingRef} className={styles.message}>
        {message}
      </h1>
      {detail && <div>{detail}</div>}
      <div className={styles.actions}>{children}</div>
      <WhenHydrated />
    </Page>
  );
}
