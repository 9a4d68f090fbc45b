import type { KepBill } from '@coop/contracts/member/kep';
import type { MemberOverview } from '@coop/contracts/member/overview';
import type { PaidBill } from '@coop/contracts/member/payments';
import { formatCount, formatRate, parseBaht, sumSatang, toWire } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Figures } from '@coop/ui/figures';
import { Sentence } from '@coop/ui/sentence';
import { StackedBar, type StackedBarPart } from '@coop/ui/stacked-bar';
import { Tag } from '@coop/ui/tag';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lineOrigin } from '../../collection/bill/origins.ts';
import { KepDifference } from '../../collection/kep-difference.tsx';
import { withWholeCounts } from '../../collection/kep-line.tsx';
import { PaidLine } from '../../collection/paid-bill.tsx';
import {
  isSettled,
  lessPaid,
  type Posting,
  postingOf,
  postingState,
  postingStatus,
} from '../../collection/posting.ts';
import { mayOpen } from '../../session/relative-pages.ts';
import { useDueOn } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import styles from './status.module.css';
import { text } from './text.ts';

/** A part for each line of this month; what is left of earlier months is one. */
function partsOf(
  { lines }: KepBill,
  paid: PaidBill | undefined,
  due_date: string,
): StackedBarPart[] {
  const known = (isArrear: boolean) =>
    lines.flatMap((line) => {
      const satang = parseBaht(line.amount);
      const isContract = line.item_group === 'LOAN' && line.ref_no;
      const name = withWholeCounts(line.item_desc);
      const label = isContract ? `${name} ${line.ref_no}` : name;
      if (satang === null || Boolean(line.is_arrear) !== isArrear) return [];
      const origin = lineOrigin(line, { receipt_date: '', due_date });
      return [{ label, satang, amount: <OriginAmount satang={satang} origin={origin} /> }];
    });
  const overdue = known(true);
  const sum = (some: readonly StackedBarPart[]) => some.reduce((all, part) => all + part.satang, 0);
  const month = known(false);
  const left = parseBaht(paid?.left_amount);
  const satang = left === null ? sum(overdue) : Math.max(0, left - sum(month));
  return satang === 0 ? month : [...month, { label: 'ค้างชำระจากเดือนก่อน', satang }];
}

/** The state of this month's bill, less what was paid of it. */
function usePosting({ as_of, paid_bill, overdue_months }: MemberOverview, kep: KepBill): Posting {
  const bill = { recv_period: kep.recv_period, ...postingOf(kep, useDueOn()) };
  const posting = lessPaid(bill, paid_bill);
  if (postingState(posting, as_of) !== 'failed' || !Array.isArray(overdue_months)) return posting;
  // Of a bill of which nothing came what is owed has been paid since, or is what the task above it says.
  const owed = sumSatang(overdue_months.map((month) => parseBaht(month.amount)));
  if (owed === 0) return { ...posting, outstanding_amount: '0.00', settled_date: as_of };
  return owed === null ? posting : { ...posting, receive_amount: toWire(owed) };
}

/** The sentence that the page begins with: when, what is taken or was, how much. */
function Headline({ data, kep }: { data: MemberOverview; kep: KepBill }) {
  const posting = usePosting(data, kep);
  return (
    <Sentence>
      {(baht) =>
        [
          formatThaiDate(posting.due_date).replaceAll(' ', '\u00a0'),
          text.taken[isSettled(posting) ? 'settled' : postingState(posting, data.as_of)],
          baht(parseBaht(posting.receive_amount)),
        ].join(' ')
      }
    </Sentence>
  );
}

/** Shows what this month takes, why it differs from the last, and where it goes. */
export function ThisMonth(props: { data: MemberOverview; kep: KepBill; tools: ReactNode }) {
  const { data, kep, tools } = props;
  const posting = usePosting(data, kep);
  const { words, tone } = postingStatus(posting, data.as_of);
  return (
    <Card title={<Headline data={data} kep={kep} />} actions={<Tag tone={tone}>{words}</Tag>}>
      <PaidLine bill={data.paid_bill} />
      <StackedBar
        caption={
          data.paid_bill ? undefined : (
            <KepDifference
              amount={kep.receive_amount}
              previous={data.previous_receive_amount}
              changes={data.kep_changes ?? []}
            />
          )
        }
        parts={partsOf(kep, data.paid_bill, posting.due_date)}
      />
      <p className={`${styles.links} no-print`}>
        <Link to={paths.member.kepMonth(kep.recv_period)}>ดูรายละเอียดและพิมพ์เอกสาร</Link>
        <Link to={paths.member.kepcrem}>ดูฌาปนกิจสงเคราะห์</Link>
        {tools}
      </p>
    </Card>
  );
}

/** Part of the approved sum that is paid back, in hundredths of a percent. */
function paidPercent(data: MemberOverview): number | null {
  const approved = parseBaht(data.loan_approved);
  const balance = parseBaht(data.loan_balance);
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
  return <Sentence>{(baht) => `ส่งเดือนละ ${baht(parseBaht(data.period_share_amount))}`}</Sentence>;
}

/** Shows what the member owns and owes: shares, deposits, debt. */
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
