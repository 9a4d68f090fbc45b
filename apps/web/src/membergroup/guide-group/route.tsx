import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { GroupPage } from '../../frame/group/group-page.tsx';
import { text } from './text.ts';
import { GuideView } from './view.tsx';

/** /membergroup/guide_group: what a representative does, when, and whom to ask. */
export default function GuideGroup() {
  const feed = useFeed('membergroupGuideGroupShow', {});
  return (
    <GroupPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={['24rem', '16rem', '16rem']}>
        {(data) => <GuideView data={data} />}
      </FeedView>
    </GroupPage>
  );
}
