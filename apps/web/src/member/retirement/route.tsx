import type { MemberRetirement } from '@coop/contracts/member/ahead/retirement';
import { Toolbar } from '@coop/ui/toolbar';
import { useMemo } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { useSite } from '../../site/site.tsx';
import { Answer, PayerAfter, PlanFigures } from './figures.tsx';
import { PayOffCard } from './pay-off-card.tsx';
import { PensionCard } from './pension-card.tsx';
import { planOf } from './plan.ts';
import { SharesCard } from './shares-card.tsx';
import { text } from './text.ts';
import { Timeline } from './timeline.tsx';
import { Years, yearsTable } from './years.tsx';

export const loader: Loader = (page) => page.ask('memberRetirementShow', {});

/** /member/retirement: what outlives the salary, what to pay by when, what the shares then bring. */
export function Component() {
  const feed = useFeed('memberRetirementShow', {});
  return (
    <MemberPage title={text.title}>
      <FeedView feed={feed} blocks={['7rem', '9rem', '30rem', '16rem']}>
        {(data) => <RetirementView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function RetirementView({ data }: { data: MemberRetirement }) {
  const startMonth = useSite().fiscal_year_start_month ?? 1;
  const plan = useMemo(() => planOf(data, startMonth), [data, startMonth]);
  if (!plan) {
    return <EmptyCard title={text.unknown}>{text.unknownMore}</EmptyCard>;
  }
  return (
    <>
      <Spoken of={text.title}>
        <Answer plan={plan} />
        <PayerAfter data={data} />
        <PlanFigures plan={plan} />
      </Spoken>
      <Toolbar actions={<TableActions table={() => yearsTable(plan)} />} />
      <Timeline plan={plan} />
      <PayOffCard plan={plan} />
      <PensionCard data={data} plan={plan} />
      <SharesCard data={data} plan={plan} />
      <p className="note">{text.assumed}</p>
      <Years plan={plan} />
    </>
  );
}
