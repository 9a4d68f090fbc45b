import type { MemberWelfare } from '@coop/contracts/member/welfare';
import { bangkokDate, formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import type { Fact } from '@coop/ui/facts';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { SentSheet } from '../../parts/requests/sent-sheet.tsx';
import { beginWith } from './draft.ts';
import { Funds } from './funds.tsx';
import { History } from './history.tsx';
import { requestFacts } from './request-facts.tsx';
import { Rights } from './rights.tsx';
import { TAB_KEYS, useTabData } from './tab-data.ts';
import { text } from './text.ts';
import type { OnSent } from './use-request.ts';

// Both are larger than the rest of the screen. The tabs are loaded in parallel with the data, the form when it is
// opened.
const loadTabs = async () => ({ default: (await import('@coop/ui/tabs')).Tabs });
const Tabs = lazy(loadTabs);
const RequestForm = lazy(async () => ({
  default: (await import('./request-form.tsx')).RequestForm,
}));

const BLOCKS = ['3rem', '40rem'] as const;

export const loader: Loader = (page) => page.ask('memberWelfareList', {});

/** /member/welfare */
export function Component() {
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

interface SentFacts {
  readonly requestNo: string;
  readonly facts: readonly Fact[];
  readonly atMs: number;
}

const DECIDED_AFTER_MS = 7 * 86_400_000;

/** The request that has just been sent. */
function SentRequest({ sent, onAgain }: { sent: SentFacts; onAgain: () => void }) {
  const { requestNo, facts, atMs } = sent;
  return (
    <SentSheet
      title={text.sent.title}
      rows={[
        { term: text.requestNo, value: requestNo },
        { term: text.sent.at, value: formatThaiDateTime(new Date(atMs).toISOString()) },
        ...facts,
        {
          term: text.sent.decidedBy,
          value: formatThaiDate(bangkokDate(atMs + DECIDED_AFTER_MS), 'full'),
        },
      ]}
      again={text.sent.again}
      onAgain={onAgain}
    >
      {text.sent.next}
    </SentSheet>
  );
}

function WelfareView({ feed }: { feed: MemberWelfare }) {
  const { tab, change } = useTabData(feed);
  const [sent, setSent] = useState<SentFacts>();

  const startRequest = (code: string) => {
    beginWith(code);
    change('4');
  };
  const showSent: OnSent = (requestNo, values, right) => {
    const facts = requestFacts(values, right, feed.pay_accounts);
    setSent({ requestNo, facts, atMs: Date.now() });
    change('2');
  };
  const leave = (key: string) => {
    setSent(undefined);
    change(key);
  };
  const panel = () => {
    switch (tab.curKey) {
      case '1':
        return <Rights rights={tab.data} onRequest={startRequest} />;
      case '2':
        return (
          <>
            {sent && <SentRequest sent={sent} onAgain={() => leave('4')} />}
            <div className={sent ? 'no-print' : undefined}>
              <History requests={tab.data} asOf={feed.as_of} />
            </div>
          </>
        );
      case '3':
        return <Funds funds={tab.data} />;
      case '4':
        return (
          <Suspense fallback={<Skeleton blocks={['30rem']} />}>
            <RequestForm rights={tab.data} accounts={feed.pay_accounts} onSent={showSent} />
          </Suspense>
        );
    }
  };
  return (
    <Tabs
      label={text.title}
      items={TAB_KEYS.map((value) => ({ value, label: text.tabs[value] }))}
      value={tab.curKey}
      onChange={leave}
    >
      {panel()}
    </Tabs>
  );
}
