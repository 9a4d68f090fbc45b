import { ApiError } from '@coop/contracts/api-error';
import type { MemberKep } from '@coop/contracts/member/kep';
import { formatThaiMonth } from '@coop/format/thai-date';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Link, useSearchParams } from 'react-router';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { usePaper } from '../../parts/papers/use-paper.ts';
import { paths } from '../../site/paths.ts';
import { MonthNav } from './month-nav.tsx';
import { Months } from './months.tsx';
import { Receipt } from './receipt.tsx';
import { text } from './text.ts';
import { KepView } from './view.tsx';

const PERIOD = /^2[45]\d{2}(0[1-9]|1[0-2])$/;

/** /member/kep: one month of collection, the latest unless the address names another (?period=256910). */
export default function Kep() {
  const wanted = useSearchParams()[0].get('period');
  const list = useFeed('memberKepList', {});
  const period = wanted ?? list.data?.months[0]?.recv_period;
  // No call without a valid month.
  const asked = period !== undefined && PERIOD.test(period) ? period : undefined;
  const bill = useFeed('memberKepShow', asked ? { body: { recv_period: asked } } : undefined);
  const paper = usePaper();
  const unknown = bill.error instanceof ApiError && bill.error.status === 404;
  const missing = unknown || (period !== undefined && asked === undefined);
  const month = asked && formatThaiMonth(asked);
  return (
    <MemberPage
      heading={text.title}
      title={month ? text.titleOf(month) : text.title}
      paper={bill.data && !paper.isPage && <Receipt data={bill.data} />}
    >
      <FeedView feed={list} blocks={['4rem']}>
        {(data) => <Choice data={data} period={period} />}
      </FeedView>
      {missing && <Missing />}
      {asked && !unknown && (
        <FeedView feed={bill} blocks={['16rem', '20rem', '20rem']}>
          {(detail) => <KepView data={detail} />}
        </FeedView>
      )}
      {list.data && list.data.months.length > 0 && (
        <Months data={list.data} period={period} onPrint={paper.printPage} />
      )}
    </MemberPage>
  );
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
