import { Fold } from '@coop/ui/fold';
import { useState } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import { Person } from './person.tsx';
import { text } from './text.ts';

/** Who the member is on record, behind a tap; asked for by that tap only, because it is personal. */
export function PersonFold() {
  const [isOpen, setOpen] = useState(false);
  const info = useFeed('memberInfoShow', isOpen ? {} : undefined);
  return (
    <Fold summary={text.person} onToggle={setOpen}>
      {isOpen && (
        <FeedView feed={info} blocks={['30rem']}>
          {(data) => <Person info={data} />}
        </FeedView>
      )}
    </Fold>
  );
}
