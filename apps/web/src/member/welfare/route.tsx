import type { MemberWelfare, WelfareFund } from '@coop/contracts/member/welfare';
import { formatCount } from '@coop/format/money';
import { bangkokDate, formatThaiDate } from '@coop/format/thai-date';
import { Tabs } from '@coop/ui/tabs';
import { useState } from 'react';
import { Link, type LoaderFunction, useSearchParams } from 'react-router';
import { serverNow } from '../../client/server-time.ts';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { lazyPart } from '../../page/lazy-part.tsx';
import { useMarked } from '../../page/marked.ts';
import { type Sent, SentSheet, sentNow, standing } from '../../requests/sent-sheet.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { WithUnder } from '../../tables/numbered-name.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { beginWith } from './draft.ts';
import { History } from './history.tsx';
import { requestFacts } from './request-facts.tsx';
import { Rights } from './rights.tsx';
import { text } from './text.ts';
import type { OnSent } from './use-request.ts';

const FOREVER = 'ตลอดระยะเวลาที่เป็นสมาชิก';
const expiry = ({ expire }: WelfareFund) => (expire ? formatThaiDate(expire) : FOREVER);

function columnsFor(funds: readonly WelfareFund[]): ExportColumn<WelfareFund>[] {
  return [
    textColumn('name', 'กองทุนหรือประกัน', (row) => `${row.fund_name} (${row.remark})`, {
      priority: 'title',
      cell: (row) => <WithUnder of={row.fund_name} under={row.remark} />,
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
  const marked = useMarked();
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
        isMarked={(row) => row.fund_code === marked || row.fund_name === marked}
      />
      <p className="note">วงเงินฌาปนกิจเป็นประมาณการ ขึ้นอยู่กับจำนวนสมาชิกสมาคมในขณะนั้น</p>
      <p className="no-print">
        <Link to={paths.member.kepcrem}>ดูฌาปนกิจสงเคราะห์</Link>
        <span aria-hidden="true"> · </span>
        <Link to={paths.member.dividend}>ดูรายการหักจากเงินปันผล</Link>
      </p>
    </div>
  );
}

const TABS = { 1: 'สิทธิ', 2: 'ประวัติ', 3: 'กองทุน', 4: 'ยื่นคำขอ' } as const;

// Larger than the rest of the screen: loaded when it is opened.
const RequestForm = lazyPart(
  async () => (await import('./request-form.tsx')).RequestForm,
  ['30rem'],
);

const BLOCKS = ['3rem', '40rem'] as const;

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberWelfareList', {});

/** /member/welfare */
export function Component() {
  const feed = useFeed('memberWelfareList', {});
  return (
    <MemberPage>
      <FeedView feed={feed} blocks={BLOCKS}>
        {(data) => <WelfareView feed={data} />}
      </FeedView>
    </MemberPage>
  );
}

const DAY_MS = 86_400_000;

function WelfareView({ feed }: { feed: MemberWelfare }) {
  const { decided_days } = useByLaws().welfare;
  const [params, setParams] = useSearchParams();
  const [lastSent, setSent] = useState<Sent>();
  const sent = standing(lastSent, feed.history);
  const tab = params.get('tab') ?? '';
  const curKey = Object.hasOwn(TABS, tab) ? tab : '1';
  // Filters of one tab are not applied to the next.
  const change = (to: string) =>
    setParams({ tab: to }, { replace: true, preventScrollReset: true });
  const leave = (to: string) => {
    setSent(undefined);
    change(to);
  };
  const startRequest = (code: string) => {
    beginWith(code);
    change('4');
  };
  const showSent: OnSent = (requestNo, values, right) => {
    const decided = bangkokDate(serverNow() + decided_days * DAY_MS);
    const facts = requestFacts(values, right, feed.pay_accounts);
    setSent(sentNow(requestNo, [...facts, ['พิจารณาภายใน', formatThaiDate(decided, 'full')]]));
    change('2');
  };
  return (
    <Tabs
      label={text.title}
      items={Object.entries(TABS).map(([value, label]) => ({ value, label }))}
      value={curKey}
      onChange={leave}
    >
      {curKey === '1' && <Rights rights={feed.rights} onRequest={startRequest} />}
      {curKey === '2' && sent && (
        <SentSheet title="ส่งคำขอสวัสดิการแล้ว" sent={sent} again="ยื่นคำขออื่น" onAgain={() => leave('4')}>
          {`สหกรณ์พิจารณาภายใน ${formatCount(decided_days)} วัน ระหว่างรอท่านยกเลิกคำขอได้ที่รายการในหน้านี้`}
        </SentSheet>
      )}
      {curKey === '2' && (
        <div className={sent && 'no-print'}>
          <History requests={feed.history} asOf={feed.as_of} />
        </div>
      )}
      {curKey === '3' && <Funds funds={feed.funds} />}
      {curKey === '4' && (
        <RequestForm
          rights={feed.rights.filter((right) => right.can_request)}
          accounts={feed.pay_accounts}
          onSent={showSent}
        />
      )}
    </Tabs>
  );
}
