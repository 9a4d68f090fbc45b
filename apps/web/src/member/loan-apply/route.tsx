import type { MemberLoanApply } from '@coop/contracts/member/ahead/loan-application';
import type { MemberLoanRight } from '@coop/contracts/member/ahead/loan-right';
import { parseBaht } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { isOpen } from './application-paper.ts';
import { ApplyForm } from './form.tsx';
import { ApplicationList } from './list.tsx';
import { text } from './text.ts';

/** Emergency loans are asked for among the money requests. */
const EMERGENCY = '01';

export const loader: Loader = (page) =>
  Promise.all([page.ask('memberLoanRightList', {}), page.ask('memberLoanApplyList', {})]);

/** /member/loan-apply: asking for a loan, and its way to the contract. */
export function Component() {
  const rights = useFeed('memberLoanRightList', {});
  const applied = useFeed('memberLoanApplyList', {});
  return (
    <MemberPage title={text.title}>
      <FeedView feed={applied} blocks={['28rem', '16rem']}>
        {(data) => (
          <>
            <FeedView feed={rights} blocks={['28rem']}>
              {(right) => <Apply data={data} rights={right.rights} />}
            </FeedView>
            <ApplicationList applications={data.applications} />
          </>
        )}
      </FeedView>
    </MemberPage>
  );
}

function Apply({ data, rights }: { data: MemberLoanApply; rights: MemberLoanRight['rights'] }) {
  const [params] = useSearchParams();
  // What the address asks for is offered once.
  const [wanted, setWanted] = useState(params.get('product') ?? '');
  const possible = rights.filter(
    (one) => one.loantype_code !== EMERGENCY && (parseBaht(one.right_amount) ?? 0) > 0,
  );
  if (data.applications.some(isOpen)) {
    return (
      <Band tone="waiting" title={text.waits}>
        {text.waitsMore}
      </Band>
    );
  }
  if (possible.length === 0) {
    return (
      <EmptyCard
        title={text.noProduct}
        action={<LinkButton to={paths.member.borrow}>{text.toRights}</LinkButton>}
      >
        {text.noProductMore}
      </EmptyCard>
    );
  }
  return (
    <ApplyForm
      rights={possible}
      products={data.products}
      wanted={wanted}
      onSent={() => setWanted('')}
    />
  );
}
