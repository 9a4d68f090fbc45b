import type {
  MemberWelfare,
  WelfareFund,
  WelfareRequest,
  WelfareRight,
} from '@coop/contracts/member/welfare';
import { formatCount } from '@coop/format/money';
import { bangkokDate, formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import type { FactRows } from '@coop/ui/facts';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { SentSheet } from '../../parts/requests/sent-sheet.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { beginWith } from './draft.ts';
import { History } from './history.tsx';
import { requestFacts } from './request-facts.tsx';
import { Rights } from './rights.tsx';
import { text } from './text.ts';
import type { OnSent } from './use-request.ts';
import styles from './welfare.module.css';

const FOREVER = 'ตลอดระยะเวลาที่เป็นสมาชิก';
const expiry = ({ expire }: WelfareFund) => (expire ? formatThaiDate(expire) : FOREVER);

function columnsFor(funds: readonly WelfareFund[]): ExportColumn<WelfareFund>[] {
  return [
    textColumn('name', 'กองทุนหรือประกัน', (row) => `${row.fund_name} (${row.remark})`, {
      priority: 'title',
      cell: (row) => (
        <div>
          {row.fund_name}
          <span className={styles.small}>{row.remark}</span>
        </div>
      ),
    }),
    dateColumn('since', 'เป็นสมาชิกตั้งแต่', (row) => row.member_since),
    {
      ...textColumn<WelfareFund>('expire', 'คุ้มครองถึง', expiry),
      save: ({ expire }) =>
        expire ? { kind: 'date', value: expire } : { kind: 'text', value: FOREVER },
    },
    moneyColumn('sum', 'วงเงินคุ้มครอง (บาท)', (row) => row.sum_assured, {
      totalOf: funds,
      strong: true,
    }),
  ];
}

/** The cremation associations and insurances that cover the member. */
function Funds({ funds }: { funds: readonly WelfareFund[] }) {
  if (funds.length === 0) {
    return <EmptyCard title="ยังไม่มีกองทุนหรือประกัน">สอบถามการสมัครฌาปนกิจสงเคราะห์ได้ที่สหกรณ์</EmptyCard>;
  }
  return (
    <div className="stack">
      <TableSection
        caption="กองทุนและประกันของท่าน"
        columns={columnsFor(funds)}
        rows={funds}
        rowKey={(row) => row.fund_code}
        totalsLabel={`รวม ${formatCount(funds.length)} รายการ`}
      />
      <p className="note">วงเงินฌาปนกิจเป็นประมาณการ ขึ้นอยู่กับจำนวนสมาชิกสมาคมในขณะนั้น</p>
      <p className="no-print">
        <Link to={paths.member.kepcrem}>ดูฌาปนกิจสงเคราะห์</Link>
        {' · '}
        <Link to={paths.member.dividend}>ดูรายการหักจากเงินปันผล</Link>
      </p>
    </div>
  );
}

/** The selected tab and what it shows: choosing another key replaces the data (specification 4). */
type TabData =
  | { readonly curKey: '1'; readonly data: readonly WelfareRight[] }
  | { readonly curKey: '2'; readonly data: readonly WelfareRequest[] }
  | { readonly curKey: '3'; readonly data: readonly WelfareFund[] }
  | { readonly curKey: '4'; readonly data: readonly WelfareRight[] };

const TABS = { 1: 'สิทธิ', 2: 'ประวัติ', 3: 'กองทุน', 4: 'ยื่นคำขอ' } as const;

function tabData(feed: MemberWelfare, curKey: string | null): TabData {
  switch (curKey) {
    case '2':
      return { curKey, data: feed.history };
    case '3':
      return { curKey, data: feed.funds };
    case '4':
      return { curKey, data: feed.rights.filter((one) => one.can_request) };
    default:
      return { curKey: '1', data: feed.rights };
  }
}

/** The tab in the address. Filters of one tab are not applied to the next. */
function useTabData(feed: MemberWelfare) {
  const [params, setParams] = useSearchParams();
  const change = (tab: string) => setParams({ tab }, { replace: true });
  return { tab: tabData(feed, params.get('tab')), change };
}

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
    <MemberPage title={text.title}>
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
  readonly facts: FactRows;
  readonly atMs: number;
}

const DECIDED_AFTER_MS = 7 * 86_400_000;

/** The request that has just been sent. */
function SentRequest({ sent, onAgain }: { sent: SentFacts; onAgain: () => void }) {
  const { requestNo, facts, atMs } = sent;
  return (
    <SentSheet
      title="ส่งคำขอสวัสดิการแล้ว"
      rows={[
        [text.requestNo, requestNo],
        ['ส่งเมื่อ', formatThaiDateTime(new Date(atMs).toISOString())],
        ...facts,
        ['พิจารณาภายใน', formatThaiDate(bangkokDate(atMs + DECIDED_AFTER_MS), 'full')],
      ]}
      again="ยื่นคำขออื่น"
      onAgain={onAgain}
    >
      สหกรณ์พิจารณาภายใน 7 วัน ระหว่างรอท่านยกเลิกคำขอได้ที่รายการในหน้านี้
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
      items={Object.entries(TABS).map(([value, label]) => ({ value, label }))}
      value={tab.curKey}
      onChange={leave}
    >
      {panel()}
    </Tabs>
  );
}
