import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { GroupPage } from '../../frame/group/group-page.tsx';
import { text } from './text.ts';
import { DashboardView } from './view.tsx';

/** /membergroup/dashboard: the area's main page. */
export default function Dashboard() {
  const feed = useFeed('membergroupDashboardShow', {});
  return (
    <GroupPage heading={text.heading} asOf={feed.data?.as_of}>
      <FeedView feed={feed} blocks={['8rem', '16rem', '24rem', '30rem']}>
        {(data) => <DashboardView data={data} />}
      </FeedView>
    </GroupPage>
  );
}
