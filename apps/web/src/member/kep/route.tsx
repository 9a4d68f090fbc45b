import { ApiError } from '@coop/contracts/api-error';
import type { KepDetail } from '@coop/contracts/member/kep';
import type { PaymentReceipt } from '@coop/contracts/member/payments';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth, periodIndex } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { heard, useBaht } from '@coop/ui/sentence';
import { Skeleton } from '@coop/ui/skeleton';
import { StackedBar } from '@coop/ui/stacked-bar';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { Changes } from '../../collection/bill/changes.tsx';
import { Head, Notices } from '../../collection/bill/head.tsx';
import { Lines } from '../../collection/bill/lines.tsx';
import { receiptFile } from '../../collection/bill/receipt-paper.ts';
import { text as shared } from '../../collection/bill/text.ts';
import { HeldBand } from '../../collection/held-band.tsx';
import { overdueOf } from '../../collection/overdue/overdue.ts';
import { OverdueView } from '../../collection/overdue/overdue-view.tsx';
import { lessPaid, postingStatus } from '../../collection/posting.ts';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { usePaper } from '../../documents/papers/use-paper.ts';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { lazyPart } from '../../page/lazy-part.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { useSearch } from '../../page/use-search.ts';
import { whose } from '../../session/whose.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { numberColumn, textColumn } from '../../tables/text-column.tsx';
import { receiptKinds } from '../code-words/code-words.ts';
import { MonthNav, type MonthNavProps, Months } from './months.tsx';
import { text } from './text.ts';
import { ofHundred, type Part, partsOf } from './where-parts.ts';

/** Money that came beside the monthly collections, or was paid back, each with its receipt. */
const RECEIPTS: ExportColumn<PaymentReceipt>[] = [
  dateColumn('date', 'วันที่รับเงิน', (row) => row.receipt_date),
  textColumn('kind', 'รายการ', (row) => receiptKinds[row.kind], { priority: 'title' }),
  numberColumn('no', 'เลขที่ใบเสร็จ', (row) => row.receipt_no),
  moneyColumn('amount', 'จำนวนเงิน', (row) => row.amount, { strong: true }),
  moneyColumn('kept', 'ในนั้นเป็นเงินรอคืน', (row) => row.kept_amount, { blankZero: true }),
];

/** As tall as what will stand there on a phone: the head, the choice of a month, what explains it, the months. */
const HEAD = ['36rem'];
const NAV = ['8rem'];
const REST = ['24rem', '28rem', '46rem'];

// Brings the drawing of the payment code, which few need.
const PayPage = lazyPart(async () => (await import('./pay-page.tsx')).PayPage, HEAD);

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberKepList', {});

/**
 * /member/kep: one month of collection, the latest unless the address names another (?period=256910); with ?pay=1 how
 * to pay what is overdue.
 */
export function Component() {
  const [params, change] = useSearch({ replace: false });
  if (params.has('pay')) return <PayPage />;
  return <Month wanted={params.get('period')} choose={(period) => change({ period })} />;
}

/** Returns what a screen reader hears when another month is chosen. */
function useMonthWords(data: KepDetail | undefined): string {
  const baht = useBaht();
  if (!data) return '';
  const left = lessPaid(data, data.paid_bill);
  const { words } = postingStatus(left, data.as_of);
  const sum = baht(parseBaht(left.receive_amount));
  return heard(`ยอดเรียกเก็บ ${formatThaiMonth(data.recv_period)} ${sum} ${words}`);
}

interface MonthProps {
  readonly wanted: string | null;
  readonly choose: (period: string) => void;
}

function Month({ wanted, choose }: MonthProps) {
  const list = useFeed('memberKepList', {});
  const latest = list.data?.months[0]?.recv_period;
  const period = wanted ?? latest;
  // No call without a valid month.
  const shownPeriod = period !== undefined && periodIndex(period) !== null ? period : undefined;
  const bill = useFeed(
    'memberKepShow',
    shownPeriod ? { body: { recv_period: shownPeriod } } : undefined,
  );
  const paper = usePaper();
  const unknown = bill.error instanceof ApiError && bill.error.status === 404;
  const missing = unknown || (period !== undefined && shownPeriod === undefined);
  const month = shownPeriod && formatThaiMonth(shownPeriod);
  const monthWords = useMonthWords(bill.data);
  const receipts = list.data?.receipts ?? [];
  const isOwing =
    list.data !== undefined && period === latest && overdueOf(list.data) !== undefined;
  return (
    <MemberPage
      heading={text.title}
      title={month ? shared.titleOf(month) : text.title}
      paper={
        bill.data &&
        !paper.isPage && <PrintedPapers of={(making) => receiptFile(bill.data, making).papers} />
      }
    >
      <Announcement words={monthWords} />
      {isOwing && <OverdueView list={list.data} />}
      <HeldBand held={list.data?.held} />
      {missing && <Missing />}
      {shownPeriod && !unknown && (
        <FeedView feed={bill} blocks={HEAD}>
          {(detail) => (
            <>
              <Head data={detail} isExplained={isOwing} />
              <Notices data={detail} isExplained={isOwing} />
            </>
          )}
        </FeedView>
      )}
      <FeedView feed={list} blocks={shownPeriod ? NAV : [...HEAD, ...NAV, ...REST]}>
        {(data) => <Choice months={data.months} period={period} choose={choose} />}
      </FeedView>
      {shownPeriod && !unknown && <Explained bill={bill} isFolded={isOwing} />}
      {list.data && list.data.months.length > 0 && (
        <Months data={list.data} period={period} onPrint={paper.printPage} isFolded={isOwing} />
      )}
      {receipts.length > 0 && (
        <TableSection
          caption={`ใบเสร็จนอกงวด ${formatCount(receipts.length)} ใบ`}
          columns={RECEIPTS}
          rows={receipts}
          rowKey={(item) => item.receipt_no}
        />
      )}
    </MemberPage>
  );
}

interface ExplainedProps {
  readonly bill: UseQueryResult<KepDetail>;
  /** Tells whether the sentence on top says enough of what changed. */
  readonly isFolded: boolean;
}

/**
 * Shows what explains the month: why it changed, where it went, line by line. It stands below the choice of a month,
 * which so stays where it is while another loads.
 */
function Explained({ bill: { data, isError }, isFolded }: ExplainedProps) {
  if (!data) return isError ? null : <Skeleton blocks={REST} />;
  return (
    <>
      <Changes data={data} isFolded={isFolded || data.paid_bill !== undefined} />
      <Where data={data} />
      <Lines data={data} />
    </>
  );
}

function Choice(props: MonthNavProps) {
  const { day } = useByLaws().bills;
  if (props.months.length > 0) return <MonthNav {...props} />;
  return (
    <EmptyCard title="ยังไม่มีรายการเรียกเก็บ">
      {`รายการแรกจะปรากฏในวันที่ ${day} ของเดือนถัดจากเดือนที่เป็นสมาชิก`}
    </EmptyCard>
  );
}

function Missing() {
  const { months_on_show } = useByLaws().bills;
  return (
    <EmptyCard
      title="ไม่พบรายการเรียกเก็บของเดือนนี้"
      action={
        <LinkButton to={paths.member.kep} variant="primary">
          ไปเดือนล่าสุด
        </LinkButton>
      }
    >
      {`เปิดดูย้อนหลังได้ ${formatCount(months_on_show)} เดือน กรุณาเลือกเดือนจากรายการ`}
    </EmptyCard>
  );
}

/** Shows where the money goes: saved, paid back, or spent. */
function Where({ data }: { data: KepDetail }) {
  const parts = partsOf(data);
  const shown = Object.entries(parts).flatMap(([key, satang]) =>
    satang ? [{ label: whose(text.parts[key as Part]), satang }] : [],
  );
  if (shown.length === 0) return null;
  const purposes = [
    ['เป็นเงินออม', (parts.shares ?? 0) + (parts.deposits ?? 0)],
    ['ลดหนี้', parts.principal ?? 0],
    ['เป็นดอกเบี้ย', parts.interest ?? 0],
    ['เป็นเงินสงเคราะห์', (parts.cremation ?? 0) + (parts.other ?? 0)],
  ] as const;
  const there = purposes.filter(([, satang]) => satang > 0);
  const hundred = ofHundred(there.map(([, satang]) => satang));
  const sentence = there.map(
    ([words], index) => `${words} ${formatCount(hundred[index])}\u00a0บาท`,
  );
  return (
    <Card title={text.where}>
      <Spoken of={text.where}>
        <StackedBar caption={`จากทุก 100 บาทที่หัก โดยประมาณ ${sentence.join(' ')}`} parts={shown} />
      </Spoken>
    </Card>
  );
}
