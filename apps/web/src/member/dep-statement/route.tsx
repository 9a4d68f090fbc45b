import { ApiError } from '@coop/contracts/api-error';
import { Breadcrumbs } from '@coop/ui/breadcrumbs';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Link, useParams } from 'react-router';
import { useFeed } from '../../app/feed.tsx';
import { FeedView } from '../../app/feed-view.tsx';
import { MemberPage } from '../../app/member-page.tsx';
import { NumberedName } from '../../app/numbered-name.tsx';
import { paths } from '../../app/paths.ts';
import { text } from './text.ts';
import { DepositStatementView } from './view.tsx';

/** /member/dep_statement/{statement}: the account number is the statement's name. */
export default function DepositStatementScreen() {
  const accountNo = useParams().statement ?? '';
  const feed = useFeed('memberDepositStatementShow', { body: { deptaccount_no: accountNo } });
  const missing = feed.error instanceof ApiError && feed.error.status === 404;
  const type = feed.data?.account.depttype_desc ?? text.title;
  return (
    <MemberPage
      heading={<NumberedName name={type} no={accountNo} />}
      title={`${text.title} ${accountNo}`}
      crumbs={
        <Breadcrumbs
          items={[{ label: text.crumbs, href: paths.member.deposit }, { label: accountNo }]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
      }
    >
      {missing ? (
        <Card>
          <EmptyState
            title={text.missing}
            action={
              <Link to={paths.member.deposit} className={buttonClass('primary')}>
                {text.toDeposits}
              </Link>
            }
          >
            {text.missingMore}
          </EmptyState>
        </Card>
      ) : (
        <FeedView feed={feed} blocks={['12rem', '22rem', '40rem']}>
          {(statement) => <DepositStatementView data={statement} />}
        </FeedView>
      )}
    </MemberPage>
  );
}
