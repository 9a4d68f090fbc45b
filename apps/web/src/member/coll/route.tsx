import type { GuaranteedLoan, MemberColl } from '@coop/contracts/member/coll';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { GivenTable, ReleasedTable } from './given-table.tsx';
import { Right } from './right.tsx';
import { Security } from './security.tsx';
import { text } from './text.ts';
import { WatchCard } from './watch-card.tsx';

/** /member/coll: whom I guarantee, how much more I may, and who and what secures my own loans. */
export default function Guarantees() {
  const feed = useFeed('memberCollList', {});
  return (
    <MemberPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={['9rem', '22rem', '20rem']}>
        {(data) => <GuaranteesView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function GuaranteesView({ data }: { data: MemberColl }) {
  const inForce = data.guarantees.filter((one) => one.coll_status === 'มีผล');
  const released = data.guarantees.filter((one) => one.coll_status !== 'มีผล');
  return (
    <>
      <Late loans={inForce.filter((one) => one.arrear_periods > 0)} />
      <Right right={data.right} inForce={inForce} />
      <h2>{text.given}</h2>
      {inForce.length === 0 ? (
        <Card>
          <EmptyState title={text.givenNone}>{text.givenNoneMore}</EmptyState>
        </Card>
      ) : (
        <>
          {keyed(inForce, (loan) => loan.loancontract_no).map(([key, loan]) => (
            <WatchCard key={key} loan={loan} />
          ))}
          <p className="note">{text.wouldPayNote}</p>
          <GivenTable loans={inForce} />
        </>
      )}
      <Security contracts={data.contracts} />
      {released.length > 0 && <ReleasedTable loans={released} />}
      <p className="note">{text.privacy}</p>
    </>
  );
}

/** The notice of a first missed month: who is late, and what to do while it is still small. */
function Late({ loans }: { loans: readonly GuaranteedLoan[] }) {
  if (loans.length === 0) return null;
  return (
    <Band tone="negative" title={text.lateTitle(formatCount(loans.length))}>
      {keyed(loans, (loan) => loan.loancontract_no).map(([key, loan]) => (
        <p key={key}>
          {text.person(loan.borrower_name, loan.borrower_member_no)}{' '}
          <span className="nowrap">{text.lateTag(formatCount(loan.arrear_periods))}</span>
        </p>
      ))}
      <p>{text.lateAdvice}</p>
    </Band>
  );
}
