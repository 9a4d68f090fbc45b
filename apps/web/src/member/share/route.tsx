import type { MemberShare } from '@coop/contracts/member/share';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Figures } from '@coop/ui/figures';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { SignTag } from '@coop/ui/sign-status';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { endsOf } from '../../parts/statement-table/by-year.ts';
import { StatementTable } from '../../parts/statement-table/statement-table.tsx';
import { paths } from '../../site/paths.ts';
import { Growth } from './growth.tsx';
import { SHARE_STATEMENT } from './statement.tsx';
import { text } from './text.ts';
import { ShareWarning } from './warning.tsx';

export const loader: Loader = (page) => page.ask('memberShareList', {});

/** /member/share */
export function Component() {
  const feed = useFeed('memberShareList', {});
  return (
    <MemberPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={['9rem', '22rem', '40rem']}>
        {(share) => <ShareView share={share} />}
      </FeedView>
    </MemberPage>
  );
}

function ShareView({ share }: { share: MemberShare }) {
  const balance = parseBaht(share.share_balance);
  const begin = parseBaht(share.share_begin);
  const added = balance === null || begin === null ? null : balance - begin;
  return (
    <>
      <ShareWarning share={share} />
      <Figures
        items={[
          {
            label: text.balance,
            value: <Amount satang={balance} size="l" />,
            note: text.units(formatCount(share.share_units)),
          },
          {
            label: text.monthly,
            value: <Amount baht={share.period_share_amount} size="l" />,
            note: (
              <>
                <SignTag kind="share" status={share.sign_status}>
                  {share.share_status}
                </SignTag>{' '}
                {text.lastPeriod(formatCount(share.last_period))}
              </>
            ),
            more: <Link to={paths.member.requestFor('BUY_SHARES')}>{text.request}</Link>,
          },
          { label: text.begin, value: <Amount satang={begin} size="l" />, note: text.beginNote },
          {
            label: text.addedThisYear,
            value: <Amount satang={added} size="l" />,
            note: text.addedNote,
          },
        ]}
      />
      {share.rows.length > 1 && (
        <Card title={text.chartTitle}>
          <AreaChart
            title={text.chartTitle}
            caption={<Growth share={share} />}
            points={endsOf(share.rows, 4).flatMap((row) => dayPoint(row.operate_date, row.balance))}
          />
        </Card>
      )}
      <h2>{text.statement}</h2>
      <StatementTable kind={SHARE_STATEMENT} data={share} />
    </>
  );
}
