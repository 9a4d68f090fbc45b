import type { MemberWelfare } from '@coop/contracts/member/welfare';
import { Band } from '@coop/ui/band';
import { Skeleton } from '@coop/ui/skeleton';
import { Tabs } from '@coop/ui/tabs';
import { lazy, Suspense, useState } from 'react';
import { useFeed } from '../../app/feed.tsx';
import { FeedView } from '../../app/feed-view.tsx';
import { MemberPage } from '../../app/member-page.tsx';
import { useDraft } from './draft.ts';
import { Funds } from './funds.tsx';
import { History } from './history.tsx';
import { Rights } from './rights.tsx';
import { TAB_KEYS, useTabData } from './tab-data.ts';
import { text } from './text.ts';

// Most visits only look.
const RequestForm = lazy(() => import('./request-form.tsx'));

/** /member/welfare */
export default function Welfare() {
  const feed = useFeed('memberWelfareList', {});
  return (
    <MemberPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={['3rem', '40rem']}>
        {(data) => <WelfareView feed={data} />}
      </FeedView>
    </MemberPage>
  );
}

function WelfareView({ feed }: { feed: MemberWelfare }) {
  const { tab, change } = useTabData(feed);
  // Kept here, so that what is typed survives a look at another tab.
  const draft = useDraft();
  const [sentNo, setSentNo] = useState('');

  const startRequest = (code: string) => {
    draft.change({ welfare_code: code });
    change('4');
  };
  const showSent = (no: string) => {
    setSentNo(no);
    change('2');
  };
  const panel = () => {
    switch (tab.curKey) {
      case '1':
        return <Rights rights={tab.data} onRequest={startRequest} />;
      case '2':
        return (
          <div className="stack">
            {sentNo && (
              <Band live tone="positive" title={text.sent(sentNo)}>
                {text.sentMore}
              </Band>
            )}
            <History requests={tab.data} asOf={feed.as_of} />
          </div>
        );
      case '3':
        return <Funds funds={tab.data} />;
      case '4':
        return (
          <Suspense fallback={<Skeleton blocks={['30rem']} />}>
            <RequestForm rights={tab.data} draft={draft} onSent={showSent} />
          </Suspense>
        );
    }
  };
  return (
    <Tabs
      label={text.title}
      items={TAB_KEYS.map((value) => ({ value, label: text.tabs[value], panel: panel() }))}
      value={tab.curKey}
      onChange={(key) => {
        setSentNo('');
        change(key);
      }}
    />
  );
}
