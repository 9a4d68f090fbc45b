import { ApiError } from '@coop/contracts/api-error';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { Link } from '../../router/link.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { Relatives } from './relatives.tsx';
import styles from './session.module.css';
import { text } from './text.ts';

/** What a backend answers that does not know the call. */
const NOT_KNOWN: readonly number[] = [404, 501];

/** /member/session: where I am signed in, and how to end it elsewhere. */
export default function Session() {
  // Its place says what failed: a backend without this call is no failure.
  const feed = useFeed('memberSessionList', {}, { quiet: true });
  const site = useSite();
  const isLookedAt = useMemberSession()?.impersonated === true;
  const isAbsent = feed.error instanceof ApiError && NOT_KNOWN.includes(feed.error.status);
  return (
    <MemberPage heading={text.title} title={text.title}>
      {isAbsent ? (
        <Card>
          <EmptyState title={text.absent}>{text.absentMore}</EmptyState>
          <ToPassword />
        </Card>
      ) : (
        <FeedView feed={feed} blocks={['2rem', '9rem', '12rem']}>
          {({ rows }) => <Devices rows={rows} canEnd={!isLookedAt} />}
        </FeedView>
      )}
      <RelativesFeed canEnd={!isLookedAt} />
      {site.passkey && <PasskeysFeed canChange={!isLookedAt} />}
      {!isLookedAt && !isAbsent && <Advice />}
    </MemberPage>
  );
}

function RelativesFeed({ canEnd }: { canEnd: boolean }) {
  const feed = useFeed('memberRelativeList', {}, { quiet: true });
  // A backend without the call offers nothing.
  if (feed.error instanceof ApiError && NOT_KNOWN.includes(feed.error.status)) return null;
  return (
    <FeedView feed={feed} blocks={['12rem']}>
      {({ rows, refused }) => <Relatives rows={rows} refused={refused} canEnd={canEnd} />}
    </FeedView>
  );
}

function PasskeysFeed({ canChange }: { canChange: boolean }) {
  const feed = useFeed('memberPasskeyList', {}, { quiet: true });
  return (
    <FeedView feed={feed} blocks={['12rem']}>
      {({ rows }) => <Passkeys rows={rows} canChange={canChange} />}
    </FeedView>
  );
}

function Advice() {
  return (
    <div className="no-print">
      <Card title={text.unknown}>
        <p>{text.unknownMore}</p>
        <ToPassword />
      </Card>
    </div>
  );
}

const ToPassword = () => (
  <p className={`${styles.actions} no-print`}>
    <Link className={buttonClass()} to={paths.member.password}>
      {text.toPassword}
    </Link>
  </p>
);
