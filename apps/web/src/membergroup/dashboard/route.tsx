import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { GroupPage } from '../../frame/group/group-page.tsx';
import { DashboardView } from './view.tsx';

export const loader: Loader = (page) => page.ask('membergroupDashboardShow', {});

/** /membergroup/dashboard: the area's main page. */
export function Component() {
  const feed = useFeed('membergroupDashboardShow', {});
  return (
    <GroupPage heading="ภาพรวมการเรียกเก็บ" asOf={feed.data?.as_of}>
      <FeedView feed={feed} blocks={['8rem', '16rem', '24rem', '30rem']}>
        {(data) => <DashboardView data={data} />}
      </FeedView>
    </GroupPage>
  );
}
