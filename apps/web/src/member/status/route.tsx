import type { MemberOverview } from '@coop/contracts/member/overview';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { ArrearsBand, isInArrears } from './arrears-band.tsx';
import { ConfirmBand } from './confirm-band.tsx';
import { Deductions } from './deductions.tsx';
import { Person } from './person.tsx';
import { Recent } from './recent.tsx';
import { SeeAlso } from './see-also.tsx';
import { ShareGrowth } from './share-growth.tsx';
import styles from './status.module.css';
import { Summary } from './summary.tsx';
import { text } from './text.ts';

/** /member/status: what I own, what I owe, what is taken this month, who I am on record. */
export default function Status() {
  const overview = useFeed('memberOverviewShow', {});
  const info = useFeed('memberInfoShow', {});
  return (
    <MemberPage heading={text.title}>
      {!isInArrears(overview.data) && <ConfirmBand />}
      <FeedView feed={overview} blocks={['9rem', '22rem', '24rem']}>
        {(data) => <OverviewView data={data} />}
      </FeedView>
      <FeedView feed={info} blocks={['30rem']}>
        {(data) => <Person info={data} />}
      </FeedView>
    </MemberPage>
  );
}

function OverviewView({ data }: { data: MemberOverview }) {
  return (
    <>
      {isInArrears(data) && (
        <>
          <ArrearsBand data={data} />
          <ConfirmBand />
        </>
      )}
      <Summary data={data} />
      <div className={styles.pair}>
        <ShareGrowth years={data.share_by_year} />
        {data.kep && <Deductions data={data} kep={data.kep} />}
      </div>
      <SeeAlso />
      <Recent rows={data.recent} />
    </>
  );
}
