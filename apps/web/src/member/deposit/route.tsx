import type { MemberDeposit } from '@coop/contracts/member/deposit';
import { keyed } from '@coop/format/keyed';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { CardsOrTable } from '../../parts/statement/cards-or-table.tsx';
import { whose } from '../../session/whose.ts';
import { AccountCard } from './account-card.tsx';
import { AccountTable } from './account-table.tsx';
import { Answer } from './answer.tsx';
import { text } from './text.ts';

export const loader: Loader = (page) => page.ask('memberDepositList', {});

/** /member/deposit */
export function Component() {
  const feed = useFeed('memberDepositList', {});
  return (
    <MemberPage title={text.title}>
      <FeedView feed={feed} blocks={['15rem', '22rem', '22rem']}>
        {(data) => <DepositsView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function DepositsView({ data }: { data: MemberDeposit }) {
  const { accounts } = data;
  if (accounts.length === 0) {
    return <EmptyCard title={whose(text.none)}>{text.noneMore}</EmptyCard>;
  }
  return (
    <>
      <Answer data={data} />
      <CardsOrTable
        cards={
          <>
            <h2>{whose(text.accounts)}</h2>
            {keyed(accounts, (account) => account.deptaccount_no).map(([key, account]) => (
              <AccountCard key={key} account={account} />
            ))}
          </>
        }
        table={<AccountTable accounts={accounts} />}
      />
    </>
  );
}
