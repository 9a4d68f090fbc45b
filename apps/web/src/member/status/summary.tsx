import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatCount, formatRate, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Figures } from '@coop/ui/figures';
import { Link } from 'react-router';
import { mayOpen } from '../../session/relative-pages.ts';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** Part of the approved sum that is paid back, in hundredths of a percent. */
function paidPercent(data: MemberOverview): number | null {
  const [approved, balance] = [parseBaht(data.loan_approved), parseBaht(data.loan_balance)];
  if (approved === null || balance === null || approved === 0) return null;
  return Math.round(((approved - balance) * 10_000) / approved);
}

function More({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to}>
      รายละเอียด <span className="visually-hidden">{of}</span>
    </Link>
  );
}

function SharesNote({ data }: { data: MemberOverview }) {
  if (data.share_status === 'งดส่งหุ้น') return 'งดส่งหุ้น';
  return (
    <>
      ส่งเดือนละ <Amount baht={data.period_share_amount} size="s" /> บาท
    </>
  );
}

/** What the member owns and owes: shares, deposits, debt. */
export function Summary({ data }: { data: MemberOverview }) {
  const big = (baht: string | undefined) => <Amount baht={baht} size="l" />;
  return (
    <Figures
      items={[
        [
          text.shares,
          big(data.share_balance),
          <SharesNote data={data} />,
          <More to={paths.member.share} of={text.shares} />,
        ],
        [
          text.deposits,
          big(data.deposit_balance),
          data.deposit_count === 0 ? 'ยังไม่มีบัญชี' : `${formatCount(data.deposit_count)} บัญชี`,
          <More to={paths.member.deposit} of={text.deposits} />,
        ],
        [
          text.loans,
          big(data.loan_balance),
          data.loan_count === 0
            ? 'ไม่มีหนี้'
            : `${formatCount(data.loan_count)} สัญญา · ชำระแล้ว ${formatRate(paidPercent(data))} %`,
          <>
            <More to={paths.member.loan} of={text.loans} />{' '}
            {mayOpen(paths.member.borrow) && <Link to={paths.member.borrow}>ดูว่ากู้ได้เท่าใด</Link>}
          </>,
        ],
      ]}
    />
  );
}
