import { ApiError } from '@coop/contracts/api-error';
import type { KepDetail, MemberKep } from '@coop/contracts/member/kep';
import { formatThaiMonth } from '@coop/format/thai-date';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Skeleton } from '@coop/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { HeldBand } from '../../parts/held/held-band.tsx';
import { overdueOf } from '../../parts/overdue/overdue.ts';
import { OverdueView } from '../../parts/overdue/overdue-view.tsx';
import { PrintedPapers } from '../../parts/papers/paper-sheet.tsx';
import { usePaper } from '../../parts/papers/use-paper.ts';
import { paths } from '../../site/paths.ts';
import { Head } from './head.tsx';
import { MonthNav } from './month-nav.tsx';
import { Months } from './months.tsx';
import { receiptFile } from './receipt-paper.ts';
import { Receipts } from './receipts.tsx';
import { Notices } from './short.tsx';
import { text } from './text.ts';
import { KepView } from './view.tsx';

// Brings the drawing of the payment code, which few need.
const PayPage = lazy(async () => ({ default: (await import('./pay-page.tsx')).PayPage }));

const PERIOD = /^2[45]\d{2}(0[1-9]|1[0-2])$/;
/** As tall as what will stand there on a phone: the head, the choice of a month, what explains it, the months. */
const HEAD = ['36rem'];
const NAV = ['8rem'];
const REST = ['24rem', '28rem', '46rem'];

export const loader: Loader = (page) => page.ask('memberKepList', {});

/**
 * /member/kep: one month of collection, the latest unless the address names another (?period=256910); with ?pay=1 how
 * to pay what is overdue.
 */
export function Component() {
  const [params] = useSearchParams();
  if (!params.has('pay')) return <Month wanted={params.get('period')} />;
  return (
    <Suspense fallback={<Skeleton blocks={HEAD} />}>
      <PayPage />
    </Suspense>
  );
}

function Month({ wanted }: { wanted: string | null }) {
  const list = useFeed('memberKepList', {});
  const latest = list.data?.months[0]?.recv_period;
  const period = wanted ?? latest;
  // No call without a valid month.
  const asked = period !== undefined && PERIOD.test(period) ? period : undefined;
  const bill = useFeed('memberKepShow', asked ? { body: { recv_period: asked } } : undefined);
  const paper = usePaper();
  const unknown = bill.error instanceof ApiError && bill.error.status === 404;
  const missing = unknown || (period !== undefined && asked === undefined);
  const month = asked && formatThaiMonth(asked);
  const isOwing =
    list.data !== undefined && period === latest && overdueOf(list.data) !== undefined;
  return (
    <MemberPage
      heading={text.title}
      title={month ? text.titleOf(month) : text.title}
      paper={
        bill.data &&
        !paper.isPage && <PrintedPapers of={(making) => receiptFile(bill.data, making).papers} />
      }
    >
      {isOwing && <OverdueView list={list.data} />}
      <HeldBand held={list.data?.held} />
      {missing && <Missing />}
      {asked && !unknown && (
        <FeedView feed={bill} blocks={HEAD}>
          {(detail) => (
            <>
              <Head data={detail} />
              <Notices data={detail} isExplained={isOwing} />
            </>
          )}
        </FeedView>
      )}
      <FeedView feed={list} blocks={asked ? NAV : [...HEAD, ...NAV, ...REST]}>
        {(data) => <Choice data={data} period={period} />}
      </FeedView>
      {asked && !unknown && <Rest bill={bill} />}
      {list.data && list.data.months.length > 0 && (
        <Months data={list.data} period={period} onPrint={paper.printPage} />
      )}
      {list.data?.receipts && list.data.receipts.length > 0 && (
        <Receipts receipts={list.data.receipts} />
      )}
    </MemberPage>
  );
}

/** What explains the month, below the choice of it, which so stays where it is while another month loads. */
function Rest({ bill }: { bill: UseQueryResult<KepDetail> }) {
  if (bill.data) return <KepView data={bill.data} />;
  return bill.isError ? null : <Skeleton blocks={REST} />;
}

function Choice({ data, period }: { data: MemberKep; period: string | undefined }) {
  if (data.months.length > 0) return <MonthNav months={data.months} period={period} />;
  return (
    <Card>
      <EmptyState title={text.none}>{text.noneMore}</EmptyState>
    </Card>
  );
}

function Missing() {
  return (
    <Card>
      <EmptyState
        title={text.missing}
        action={
          <Link to={paths.member.kep} className={buttonClass('primary')}>
            {text.toLatest}
          </Link>
        }
      >
        {text.missingMore}
      </EmptyState>
    </Card>
  );
}
