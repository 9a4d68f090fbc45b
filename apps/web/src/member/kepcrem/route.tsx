import type { MemberKepCrem } from '@coop/contracts/member/kepcrem';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Breadcrumbs } from '@coop/ui/breadcrumbs';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { HowToPay } from '../../parts/month/how-to-pay.tsx';
import { StatementTable } from '../../parts/statement-table/statement-table.tsx';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { CremChart } from './chart.tsx';
import { Memberships } from './memberships.tsx';
import { cremStatement } from './rows.tsx';
import { Summary } from './summary.tsx';
import { text } from './text.ts';

export const loader: Loader = (page) => page.ask('memberKepCremList', {});

/** /member/kepcrem: the cremation associations and what they collected. */
export function Component() {
  const feed = useFeed('memberKepCremList', {});
  return (
    <MemberPage
      heading={text.title}
      title={text.title}
      crumbs={
        <Breadcrumbs
          items={[{ label: text.crumbs, href: paths.member.kep }, { label: text.title }]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
      }
    >
      <FeedView feed={feed} blocks={['9rem', '20rem', '24rem']}>
        {(data) => <View data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function ToFunds() {
  return <Link to={paths.member.welfareFunds}>{whose(text.toFunds)}</Link>;
}

function View({ data }: { data: MemberKepCrem }) {
  const { memberships, rows, arrear_times: arrears } = data;
  if (memberships.length === 0 && rows.length === 0) {
    return (
      <Card>
        <EmptyState title={whose(text.none)} action={<ToFunds />}>
          {text.noneMore}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {arrears > 0 && (
        <Band tone="negative" title={text.arrears(formatCount(arrears))}>
          <p>{text.arrearsMore}</p>
          <p>
            <HowToPay satang={null} />
          </p>
        </Band>
      )}
      <Summary data={data} />
      <Memberships memberships={memberships} />
      {rows.length > 0 && (
        <>
          <CremChart rows={rows} />
          <h2>{text.statement}</h2>
          <StatementTable kind={cremStatement(data.as_of)} data={data} />
        </>
      )}
      <p className="no-print">
        <ToFunds />
      </p>
    </>
  );
}
