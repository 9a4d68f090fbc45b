import type { MemberOverview } from '@coop/contracts/member/overview';
import { Card } from '@coop/ui/card';
import { useRef } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { HeldBand } from '../../parts/held/held-band.tsx';
import { ReadAloud } from '../../parts/read-aloud/read-aloud.tsx';
import { useMemberSession } from '../../session/session.ts';
import { whose } from '../../session/whose.ts';
import { ArrearsBand, isInArrears } from './arrears-band.tsx';
import { AskBand, PapersBand } from './ask-band.tsx';
import { ConfirmBand } from './confirm-band.tsx';
import { EndingBand, SheetForRelative } from './ending-band.tsx';
import { GuaranteeBands } from './guarantee-band.tsx';
import { LastSignIn } from './last-sign-in.tsx';
import { PersonFold } from './person-fold.tsx';
import { Recent } from './recent.tsx';
import { RetirementLine } from './retirement-line.tsx';
import { SeeAlso } from './see-also.tsx';
import { ShareGrowth } from './share-growth.tsx';
import { Summary } from './summary.tsx';
import { text } from './text.ts';
import { ThisMonth } from './this-month.tsx';

export const loader: Loader = (page) => page.ask('memberOverviewShow', {});

/** /member/status: what is taken this month and why, what I own and owe, what needs me, what happened last. */
export function Component() {
  const isRelative = useMemberSession()?.relative !== undefined;
  const overview = useFeed('memberOverviewShow', {});
  return (
    <MemberPage heading={whose(text.title)}>
      <FeedView feed={overview} blocks={['18rem', '9rem', '24rem']}>
        {(data) => <OverviewView data={data} />}
      </FeedView>
      {isRelative ? overview.isError && <SheetForRelative /> : <PersonFold />}
    </MemberPage>
  );
}

function OverviewView({ data }: { data: MemberOverview }) {
  const answers = useRef<HTMLDivElement>(null);
  const isRelative = useMemberSession()?.relative !== undefined;
  const aloud = <ReadAloud region={answers} of={whose(text.title)} />;
  return (
    <>
      <div className="stack" ref={answers}>
        <EndingBand ending={data.ending} />
        {isInArrears(data) && <ArrearsBand data={data} />}
        {data.kep ? (
          <ThisMonth data={data} kep={data.kep} tools={aloud} />
        ) : (
          <Card actions={aloud}>{text.noBill}</Card>
        )}
        <HeldBand held={data.held} />
        <Summary data={data} />
        {!isRelative && (
          <>
            <AskBand asks={data.guarantee_asks} />
            <PapersBand wanted={data.loan_papers_wanted} />
            <GuaranteeBands late={data.guaranteed_late} called={data.guaranteed_called} />
            <ConfirmBand />
            <RetirementLine data={data} />
          </>
        )}
      </div>
      <Recent rows={data.recent} />
      <SeeAlso />
      <ShareGrowth years={data.share_by_year} />
      <LastSignIn data={data} />
    </>
  );
}
