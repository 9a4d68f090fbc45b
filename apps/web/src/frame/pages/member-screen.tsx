import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from './member-page.tsx';

interface MemberScreen<K extends EndpointKey> {
  /** Asked for without input, as soon as the address is opened. */
  readonly call: K;
  /** Heights of the skeleton boxes. */
  readonly blocks: readonly string[];
  readonly view: (data: Response<K>) => ReactNode;
}

/** The exports of a screen's route.tsx, where the screen shows the answer of one call. */
export function memberScreen<K extends EndpointKey>(screen: MemberScreen<K>) {
  const { call, blocks, view } = screen;
  const input = {} as CallInput<K>;
  return {
    loader: ({ context }: LoaderFunctionArgs) => context.get(pageContext).ask(call, input),
    Component() {
      const feed = useFeed(call, input);
      return (
        <MemberPage>
          <FeedView feed={feed} blocks={blocks}>
            {view}
          </FeedView>
        </MemberPage>
      );
    },
  };
}
