import { DeviceAdvice, NoDeviceList } from '../../accounts/advice.tsx';
import { Devices } from '../../accounts/devices.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { GroupPage } from '../../frame/pages/group-page.tsx';
import { paths } from '../../site/paths.ts';

const PASSWORD = paths.membergroup.password;

/** /membergroup/session: where the agency is signed in, and how to end it elsewhere. */
export function Component() {
  // Its place says what failed: a backend without this call is no failure.
  const feed = useFeed('membergroupSessionList', {}, { quiet: true });
  return (
    <GroupPage>
      {isUnknownCall(feed.error) ? (
        <NoDeviceList passwordPath={PASSWORD} />
      ) : (
        <>
          <FeedView feed={feed} blocks={['2rem', '9rem', '12rem']}>
            {({ rows }) => (
              <Devices
                rows={rows}
                lead="หน่วยงานเข้าสู่ระบบไว้บนอุปกรณ์ต่อไปนี้ หากเปลี่ยนผู้แทนหรือเลิกใช้อุปกรณ์ใดแล้ว ให้ออกจากระบบบนอุปกรณ์นั้น"
                calls={{
                  call: 'membergroupSessionEnd',
                  onFailure: sayGroupFailure,
                }}
                canEnd
              />
            )}
          </FeedView>
          <DeviceAdvice passwordPath={PASSWORD} />
        </>
      )}
    </GroupPage>
  );
}
