import { titleOf } from '@coop/addresses/title';
import type { Terms } from '@coop/contracts/member/access/terms';
import { PageHeader } from '@coop/ui/page-header';
import { Toolbar } from '@coop/ui/toolbar';
import type { LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { TermsText } from '../../gates/terms-text.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { PhoneFoot } from '../../site/links/phone-link.tsx';
import styles from './termofconditional.module.css';

const TITLE = titleOf('/member/termofconditional');

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberTermsTextShow', {});

/** /member/termofconditional: the terms, for anybody, signed in or not. */
export function Component() {
  const heading = usePageFocus();
  const terms = useFeed('memberTermsTextShow', {});
  return (
    <div className={`stack ${styles.page}`}>
      <PageMeta title={TITLE} />
      <PageHeader title={TITLE} headingRef={heading} />
      <Toolbar actions={<PrintPage>พิมพ์</PrintPage>} />
      <FeedView feed={terms} blocks={['36rem']}>
        {(data: Terms) => <TermsText terms={data} />}
      </FeedView>
      <PhoneFoot />
    </div>
  );
}
