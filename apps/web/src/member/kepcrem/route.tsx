import type { CremMembership, CremRow, MemberKepCrem } from '@coop/contracts/member/kepcrem';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import {
  formatThaiMonth,
  formatThaiMonthShort,
  toBuddhistYear,
  yearOf,
} from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { Figures } from '@coop/ui/figures';
import { Sentence } from '@coop/ui/sentence';
import { Whole } from '@coop/ui/whole';
import { Link } from 'react-router';
import { HowToPay } from '../../collection/how-to-pay.tsx';
import { postingStatus } from '../../collection/posting.ts';
import { PostingTag } from '../../collection/posting-tag.tsx';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { whose } from '../../session/whose.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import type { StatementKind } from '../../tables/statement/statement-kind.ts';
import { StatementTable } from '../../tables/statement/statement-table.tsx';
import { countColumn, numberColumn, textColumn } from '../../tables/text-column.tsx';
import { Memberships } from './memberships.tsx';
import { text } from './text.ts';

const monthOf = ({ recv_period }: CremRow) => formatThaiMonth(recv_period);
const postingOf = (row: CremRow) => ({
  posting_status: row.paid_status,
  due_date: row.operate_date,
});

const stateOf = (row: CremRow, asOf: string) => postingStatus(postingOf(row), asOf).words;
const isPaid = (row: CremRow) => row.paid_status === '1';

/** Returns what was collected month by month, as it stands on a day. */
const cremStatement = (asOf: string): StatementKind<CremRow> => ({
  text,
  columnsFor: (rows) => [
    textColumn('month', 'เดือน', monthOf, {
      priority: 'title',
      cell: (row) => (
        <Link className="tap" to={paths.member.kepMonth(row.recv_period)}>
          <Whole>{monthOf(row)}</Whole>
        </Link>
      ),
    }),
    countColumn('deaths', 'จำนวนศพ', (row) => row.death_count, {
      keepZero: true,
      totalOf: rows.filter(isPaid),
    }),
    moneyColumn<CremRow>('rate', 'ศพละ', (row) => row.rate_per_death, { hideOnCard: true }),
    textColumn('status', 'สถานะ', (row) => stateOf(row, asOf), {
      cell: (row) => <PostingTag posting={postingOf(row)} asOf={asOf} />,
    }),
    numberColumn('receipt', 'เลขที่ใบเสร็จ', (row) => row.receipt_no, { hideOnCard: true }),
    moneyColumn('amount', 'จำนวนเงิน', (row) => row.amount, {
      totalOf: rows.filter(isPaid),
      strong: true,
    }),
  ],
  summed: { words: 'จ่ายแล้ว', has: isPaid },
  lineOf: (row) => ({
    what: monthOf(row),
    note: stateOf(row, asOf),
    satang: parseBaht(row.amount),
  }),
  details: ['month', 'deaths', 'rate', 'receipt'],
});

/** The last months as bars; the amount follows the number of deaths. */
function CremChart({ rows }: { rows: readonly CremRow[] }) {
  const { months_charted } = useByLaws().bills;
  const title = text.chart(months_charted);
  const months = rows.slice(-months_charted).flatMap(({ recv_period, amount }) => {
    const satang = parseBaht(amount);
    return satang === null ? [] : [{ month: formatThaiMonthShort(recv_period), satang }];
  });
  const last = months.at(-1);
  if (!last || months.length < 2) return null;
  // Without the year, which does not fit; twelve months are unique without it.
  const bars = months.map(({ month, satang }) => ({ label: month.split(' ')[0] ?? '', satang }));
  const mean = Math.round(bars.reduce((sum, bar) => sum + bar.satang, 0) / bars.length);
  const more = last.satang - mean;
  const words = more > 0 ? text.chartMore : more < 0 ? text.chartLess : text.chartSame;
  const caption = (
    <Sentence>
      {(baht) => {
        const sentence = `${last.month} เก็บ ${baht(last.satang)} ${words(formatCount(bars.length))}`;
        return more === 0 ? sentence : `${sentence} ${baht(Math.abs(more))}`;
      }}
    </Sentence>
  );
  return (
    <Card title={title}>
      <BarChart title={title} caption={caption} bars={bars} />
    </Card>
  );
}

/** /member/kepcrem: the cremation associations and what they collected. */
export const { loader, Component } = memberScreen({
  call: 'memberKepCremList',
  blocks: ['9rem', '20rem', '24rem'],
  view: (data) => <View data={data} />,
});

function ToFunds() {
  return (
    <Link className="tap" to={paths.member.welfareFunds}>
      {whose('ดูกองทุนและประกันของท่าน')}
    </Link>
  );
}

function View({ data }: { data: MemberKepCrem }) {
  const { memberships, rows, arrear_times: arrears } = data;
  if (memberships.length === 0 && rows.length === 0) {
    return (
      <EmptyCard title={whose('ท่านไม่ได้เป็นสมาชิกสมาคมฌาปนกิจสงเคราะห์')} action={<ToFunds />}>
        หากต้องการสมัคร กรุณาติดต่อสหกรณ์พร้อมใบรับรองแพทย์ บัตรประชาชน และทะเบียนบ้าน
      </EmptyCard>
    );
  }
  return (
    <>
      {arrears > 0 && (
        <Band tone="negative" title={`ค้างชำระเงินสงเคราะห์ ${formatCount(arrears)} เดือนติดต่อกัน`}>
          <p>สมาคมแจ้งเตือนได้สองครั้ง หลังจากนั้นอาจพ้นสมาชิกภาพ</p>
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

const ENDED: readonly CremMembership['status'][] = ['ลาออก', 'เสียชีวิต', 'พ้นสภาพ'];

/** Shows what is collected; of memberships that go on, what is paid ahead and what it is for. */
function Summary({ data }: { data: MemberKepCrem }) {
  const { memberships, rows } = data;
  const year = yearOf(data.as_of);
  const latest = rows.at(-1);
  const paid = rows.filter((row) => yearOf(row.operate_date) === year && isPaid(row));
  const current = memberships.filter(({ status }) => !ENDED.includes(status));
  const ahead = current.filter((membership) => membership.collect_method === 'ADVANCE');
  const sum = (amounts: readonly string[]) => (
    <Amount satang={sumSatang(amounts.map(parseBaht))} size="l" />
  );
  return (
    <Figures
      items={[
        latest && [
          `เก็บเดือน ${formatThaiMonthShort(latest.recv_period)}`,
          sum([latest.amount]),
          <Sentence>
            {(baht) =>
              `${formatCount(latest.death_count)} ศพ ศพละ ${baht(parseBaht(latest.rate_per_death))}`
            }
          </Sentence>,
        ],
        latest && [
          `จ่ายแล้วปี ${toBuddhistYear(year)}`,
          sum(paid.map((row) => row.amount)),
          `${formatCount(paid.length)} เดือน`,
        ],
        ahead.length > 0 && [
          'เงินสงเคราะห์ล่วงหน้าคงเหลือ',
          sum(ahead.map((membership) => membership.advance_balance)),
          'จากปันผลที่หักไว้ต้นปี',
        ],
        current.length > 0 && [
          'ครอบครัวจะได้รับโดยประมาณ',
          sum(current.map((membership) => membership.benefit_estimate)),
          `รวม ${formatCount(current.length)} สมาคม`,
        ],
      ]}
    />
  );
}
