import type { Body } from '@coop/contracts/endpoints';
import { useApi } from '../../client/api.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { GroupPage } from '../../frame/group/group-page.tsx';
import { DeviceAdvice, isUnknownCall, NoDeviceList } from '../../parts/devices/advice.tsx';
import { Devices } from '../../parts/devices/devices.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const PASSWORD = paths.membergroup.password;

/** /membergroup/session: where the agency is signed in, and how to end it elsewhere. */
export function Component() {
  const api = useApi();
  // Its place says what failed: a backend without this call is no failure.
  const feed = useFeed('membergroupSessionList', {}, { quiet: true });
  if (isUnknownCall(feed.error)) {
    return (
      <GroupPage heading={text.title} title={text.title} isBelowDashboard>
        <NoDeviceList passwordPath={PASSWORD} />
      </GroupPage>
    );
  }
  const calls = {
    call: 'membergroupSessionEnd',
    end: (body: Body<'membergroupSessionEnd'>) => api('membergroupSessionEnd', { body }),
    onFailure: sayGroupFailure,
  } as const;
  return (
    <GroupPage heading={text.title} title={text.title} isBelowDashboard>
      <FeedView feed={feed} blocks={['2rem', '9rem', '12rem']}>
        {({ rows }) => <Devices rows={rows} lead={text.lead} calls={calls} canEnd />}
      </FeedView>
      <DeviceAdvice passwordPath={PASSWORD} />
    </GroupPage>
  );
}
