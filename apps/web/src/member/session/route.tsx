import { DeviceAdvice, NoDeviceList } from '../../accounts/advice.tsx';
import { Devices } from '../../accounts/devices.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { Passkeys } from './passkeys.tsx';
import { Relatives } from './relatives.tsx';

/** /member/session: where I am signed in, and how to end it elsewhere. */
export function Component() {
  // Its place says what failed: a backend without this call is no failure.
  const feed = useFeed('memberSessionList', {}, { quiet: true });
  const site = useSite();
  const isLookedAt = useMemberSession()?.impersonated === true;
  const isAbsent = isUnknownCall(feed.error);
  return (
    <MemberPage>
      {isAbsent ? (
        <NoDeviceList passwordPath={paths.member.password} />
      ) : (
        <FeedView feed={feed} blocks={['2rem', '9rem', '12rem']}>
          {({ rows }) => (
            <Devices
              rows={rows}
              lead="ท่านเข้าสู่ระบบสมาชิกไว้บนอุปกรณ์ต่อไปนี้ หากเลิกใช้อุปกรณ์ใดแล้ว ให้ออกจากระบบบนอุปกรณ์นั้น"
              calls={{ call: 'memberSessionEnd' }}
              canEnd={!isLookedAt}
            />
          )}
        </FeedView>
      )}
      <RelativesFeed canEnd={!isLookedAt} />
      {site.passkey && <PasskeysFeed canChange={!isLookedAt} />}
      {!isLookedAt && !isAbsent && <DeviceAdvice passwordPath={paths.member.password} />}
    </MemberPage>
  );
}

function RelativesFeed({ canEnd }: { canEnd: boolean }) {
  const feed = useFeed('memberRelativeList', {}, { quiet: true });
  // A backend without the call offers nothing.
  if (isUnknownCall(feed.error)) return null;
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
