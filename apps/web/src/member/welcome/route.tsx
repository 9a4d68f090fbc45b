import type { Terms } from '@coop/contracts/member/access/terms';
import { PageHeader } from '@coop/ui/page-header';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberMeta } from '../../frame/member/member-meta.tsx';
import { TermsText } from '../../gates/terms-text.tsx';
import { usePageFocus } from '../../page/page-focus.ts';
import { useMemberSession } from '../../session/session.ts';
import { Consent } from './consent.tsx';
import styles from './welcome.module.css';

export const loader: Loader = (page) => page.ask('memberTermsTextShow', {});

/** /member/welcome: where the terms gate leads. */
export function Component() {
  const heading = usePageFocus();
  const session = useMemberSession();
  const terms = useFeed('memberTermsTextShow', {});
  return (
    <div className={`stack ${styles.page}`}>
      <MemberMeta title="ยินดีต้อนรับ" />
      <PageHeader
        title={`ยินดีต้อนรับ ${session?.member.member_name ?? ''}`}
        sub="ก่อนใช้งานครั้งแรก กรุณาอ่านข้อตกลงและกดยอมรับ ท่านทำเพียงครั้งเดียวต่อข้อตกลงหนึ่งฉบับ"
        headingRef={heading}
      />
      <FeedView feed={terms} blocks={['36rem']}>
        {(data: Terms) => (
          <>
            <TermsText terms={data} />
            <Consent version={data.version} />
          </>
        )}
      </FeedView>
    </div>
  );
}
