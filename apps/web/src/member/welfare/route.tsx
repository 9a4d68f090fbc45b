import type { MemberWelfare } from '@coop/contracts/member/welfare';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { useDraft } from './draft.ts';
import { Funds } from './funds.tsx';
import { History } from './history.tsx';
import { Rights } from './rights.tsx';
import { TAB_KEYS, useTabData } from './tab-data.ts';
import { text } from './text.ts';

// Both are larger than the rest of the screen. The tabs are loaded in parallel with the data, the form when it is
// opened.
const loadTabs = async () => ({ default: (await import('@coop/ui/tabs')).Tabs });
const Tabs = lazy(loadTabs);
const RequestForm = lazy(async () => ({
  default: (await import('./request-form.tsx')).RequestForm,
}));

const BLOCKS = ['3rem', '40rem'] as const;

/** /member/welfare */
export default function Welfare() {
  const feed = useFeed('memberWelfareList', {});
  useEffect(() => {
    // A failed download is reported where the tabs are rendered.
    loadTabs().catch(() => undefined);
  }, []);
  return (
    <MemberPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={BLOCKS}>
        {(data) => (
          <Suspense fallback={<Skeleton blocks={BLOCKS} />}>
            <WelfareView feed={data} />
          </Suspense>
        )}
      </FeedView>
    </MemberPage>
  );
}

function WelfareView({ feed }: { feed: MemberWelfare }) {
  const { tab, change } = useTabData(feed);
  // State of the screen, so that typed text survives a change of tabs.
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
        return <History requests={tab.data} asOf={feed.as_of} sentNo={sentNo} />;
      case '3':
        return <Funds funds={tab.data} />;
      case '4':
        return (
          <Suspense fallback={<Skeleton blocks={['30rem']} />}>
            <RequestForm
              rights={tab.data}
              accounts={feed.pay_accounts}
              draft={draft}
              onSent={showSent}
            />
          </Suspense>
        );
    }
  };
  return (
    <Tabs
      label={text.title}
      items={TAB_KEYS.map((value) => ({ value, label: text.tabs[value] }))}
      value={tab.curKey}
      onChange={(key) => {
        setSentNo('');
        change(key);
      }}
    >
      {panel()}
    </Tabs>
  );
}
