import type { Response } from '@coop/contracts/endpoints';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { SelectField } from '@coop/ui/select-field';
import { Toolbar } from '@coop/ui/toolbar';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { usePlace } from '../../frame/menus/place.ts';
import { GroupPage } from '../../frame/pages/group-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useSearch } from '../../page/use-search.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { text } from '../text.ts';
import { type SheetKey, useSheet } from './use-sheet.ts';

interface SheetPageProps<K extends SheetKey> {
  /** Call whose answer the page shows. */
  readonly call: K;
  /** The heading names the month, as the title of the window does. */
  readonly namesMonth?: boolean;
  readonly blocks: readonly string[];
  /** The content is a printable paper or contains one. */
  readonly isPaper?: boolean;
  /** Lays out what stands over the content, around the choice of a month, where it is more than that. */
  readonly head?: (period: ReactNode) => ReactNode;
  readonly children: (data: Response<K>) => ReactNode;
}

/** As long as the name of a month is. */
const SOME_MONTH = formatThaiMonth('256911');

/** Frame of a page about one month: the month's data, or why there is none. */
export function SheetPage<K extends SheetKey>(props: SheetPageProps<K>) {
  const { call, namesMonth = false, blocks, head, children } = props;
  const { isPaper = false } = props;
  const heading = usePlace()?.titleTH ?? '';
  const { feed, data, wanted, periods, isMissing } = useSheet(call);
  const period = periods.length > 0 && (
    <PeriodField value={wanted ?? periods[0] ?? ''} periods={periods} />
  );
  const month = data ? formatThaiMonth(data.recv_period) : '';
  const isLoading = feed.isPending && !isMissing;
  return (
    <GroupPage
      heading={namesMonth && month ? `${heading} ${month}` : heading}
      title={heading + month}
      awaited={namesMonth && isLoading ? SOME_MONTH : undefined}
      asOf={feed.data?.as_of}
      isLoading={isLoading}
      isPaper={isPaper}
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
  const { day, sheets_on_show } = useByLaws().bills;
  if (wanted === null) {
    return <EmptyCard title={text.none}>{text.noneMore(day)}</EmptyCard>;
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
      {`ดูย้อนหลังได้ ${formatCount(sheets_on_show)} งวด หรือใบเรียกเก็บของงวดนี้ยังไม่ออก`}
    </EmptyCard>
  );
}

/** Chooses the month of a paper, which is a search parameter of the address. */
function PeriodField({ value, periods }: { value: string; periods: readonly string[] }) {
  const [params, change] = useSearch({ replace: false });
  return (
    <SelectField
      label="งวด"
      value={params.get('period') ?? value}
      options={periods.map((period) => ({ value: period, label: formatThaiMonth(period) }))}
      onChange={(event) => change({ period: event.target.value })}
    />
  );
}
