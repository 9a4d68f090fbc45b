import { formatThaiMonth } from '@coop/format/thai-date';
import { SelectField } from '@coop/ui/select-field';
import { Toolbar } from '@coop/ui/toolbar';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FeedView } from '../feed/feed-view.tsx';
import { GroupPage } from '../frame/group/group-page.tsx';
import { EmptyCard } from '../page/empty-card.tsx';
import { LinkButton } from '../page/link-button.tsx';
import { text } from './text.ts';

interface SheetPageProps<T> {
  readonly heading: string;
  readonly title: string;
  /** The end of the heading while the month is on its way, in other words of that length. */
  readonly awaited?: string;
  readonly sheet: {
    readonly feed: UseQueryResult<T>;
    readonly wanted: string | null;
    readonly periods: readonly string[];
    readonly isMissing: boolean;
  };
  readonly blocks: readonly string[];
  /** The content is a printable paper or contains one. */
  readonly isPaper?: boolean;
  readonly isBelowDashboard?: boolean;
  /** Lays out what stands over the content, around the choice of a month, where it is more than that. */
  readonly head?: (period: ReactNode) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Frame of a page about one month: the month's data, or why there is none. */
export function SheetPage<T extends { readonly as_of: string }>(props: SheetPageProps<T>) {
  const { heading, title, awaited, sheet, blocks, head, children } = props;
  const { isPaper = false, isBelowDashboard = false } = props;
  const { feed, wanted, periods, isMissing } = sheet;
  const period = periods.length > 0 && (
    <PeriodField value={wanted ?? periods[0] ?? ''} periods={periods} />
  );
  return (
    <GroupPage
      heading={heading}
      title={title}
      awaited={feed.isPending && !isMissing ? awaited : undefined}
      asOf={feed.data?.as_of}
      isLoading={feed.isPending && !isMissing}
      isPaper={isPaper}
      isBelowDashboard={isBelowDashboard}
    >
      {head ? head(period) : period && <Toolbar>{period}</Toolbar>}
      {isMissing ? (
        <NoSheet wanted={wanted} />
      ) : (
        <FeedView feed={feed} blocks={blocks}>
          {children}
        </FeedView>
      )}
    </GroupPage>
  );
}

function NoSheet({ wanted }: { wanted: string | null }) {
  const { pathname } = useLocation();
  if (wanted === null) {
    return <EmptyCard title={text.none}>{text.noneMore}</EmptyCard>;
  }
  return (
    <EmptyCard
      title="ไม่พบใบเรียกเก็บของงวดนี้"
      action={
        <LinkButton to={pathname} variant="primary">
          ไปงวดล่าสุด
        </LinkButton>
      }
    >
      ดูย้อนหลังได้ 24 งวด หรือใบเรียกเก็บของงวดนี้ยังไม่ออก
    </EmptyCard>
  );
}

/** Chooses the month of a paper, which is a search parameter of the address. */
function PeriodField({ value, periods }: { value: string; periods: readonly string[] }) {
  const setParams = useSearchParams()[1];
  const choose = (period: string) =>
    setParams((now) => {
      now.set('period', period);
      return now;
    }, undefined);
  return (
    <SelectField
      label="งวด"
      value={value}
      options={periods.map((one) => ({ value: one, label: formatThaiMonth(one) }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
