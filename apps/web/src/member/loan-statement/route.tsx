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
import { LoanStatementView } from './view.tsx';

/** /member/loan_statement/{statement}: the contract number is the statement's name. */
export default function LoanStatementScreen() {
  const contractNo = useParams().statement ?? '';
  const feed = useFeed('memberLoanStatementShow', { body: { loancontract_no: contractNo } });
  const missing = feed.error instanceof ApiError && feed.error.status === 404;
  const type = feed.data?.contract.loantype_desc ?? text.title;
  return (
    <MemberPage
      heading={<NumberedName name={type} no={contractNo} />}
      title={`${text.title} ${contractNo}`}
      crumbs={
        <Breadcrumbs
          items={[{ label: text.crumbs, href: paths.member.loan }, { label: contractNo }]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
      }
    >
      {missing ? (
        <Card>
          <EmptyState
            title={text.missing}
            action={
              <Link to={paths.member.loan} className={buttonClass('primary')}>
                {text.toLoans}
              </Link>
            }
          >
            {text.missingMore}
          </EmptyState>
        </Card>
      ) : (
        <FeedView feed={feed} blocks={['12rem', '22rem', '40rem']}>
          {(statement) => <LoanStatementView data={statement} />}
        </FeedView>
      )}
    </MemberPage>
  );
}
