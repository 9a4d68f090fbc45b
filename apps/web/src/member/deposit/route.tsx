import type { DepositAccount, MemberDeposit } from '@coop/contracts/member/deposit';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Figures } from '@coop/ui/figures';
import { Link } from 'react-router';
import { useFeed } from '../../feed/feed.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { paths } from '../../site/paths.ts';
import { AccountCard } from './account-card.tsx';
import { AccountTable } from './account-table.tsx';
import { text } from './text.ts';

/** /member/deposit */
export default function Deposits() {
  const feed = useFeed('memberDepositList', {});
  return (
    <MemberPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={['9rem', '16rem', '16rem']}>
        {(data) => <DepositsView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function DepositsView({ data }: { data: MemberDeposit }) {
  const { accounts } = data;
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState title={text.none}>{text.noneMore}</EmptyState>
      </Card>
    );
  }
  const inUse = accounts.filter((account) => account.account_status === 'ใช้งาน');
  const sum = (of: (account: DepositAccount) => string) =>
    sumSatang(accounts.map((account) => parseBaht(of(account))));
  return (
    <>
      <Figures
        items={[
          {
            label: text.total,
            value: <Amount satang={parseBaht(data.sum_balance)} size="l" />,
            note: text.totalNote(formatCount(inUse.length)),
          },
          {
            label: text.withdrawable,
            value: <Amount satang={sum((account) => account.withdrawable)} size="l" />,
            note: text.withdrawableNote,
            more: <Link to={paths.member.requestFor('WITHDRAW')}>{text.request}</Link>,
          },
          {
            label: text.accrued,
            value: <Amount satang={sum((account) => account.accrued_interest)} size="l" />,
            note: text.accruedNote,
          },
        ]}
      />
      <h2>{text.accounts}</h2>
      {keyed(accounts, (account) => account.deptaccount_no).map(([key, account]) => (
        <AccountCard key={key} account={account} />
      ))}
      <AccountTable accounts={accounts} />
    </>
  );
}
