import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { GroupPage } from '../../frame/group/group-page.tsx';
import { loadSanitiser } from '../../site/rich-text.tsx';
import { text } from './text.ts';
import { GuideView } from './view.tsx';

const BLOCKS = ['24rem', '16rem', '16rem'];

// The texts come with the rest: what stands below them does not move.
const sanitiser = loadSanitiser().catch(() => undefined);
const Guide = lazy(() => sanitiser.then(() => ({ default: GuideView })));

export const loader: Loader = (page) => page.ask('membergroupGuideGroupShow', {});

/** /membergroup/guide_group: what a representative does, when, and whom to ask. */
export function Component() {
  const feed = useFeed('membergroupGuideGroupShow', {});
  return (
    <GroupPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={BLOCKS}>
        {(data) => (
          <Suspense fallback={<Skeleton blocks={BLOCKS} />}>
            <Guide data={data} />
          </Suspense>
        )}
      </FeedView>
    </GroupPage>
  );
}
