import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import type { GroupDashboard } from '@coop/contracts/membergroup/dashboard';
import { daysBetween, isDay } from '@coop/finance/calendar';
import { displayAgencyNo } from '@coop/format/identifiers/membership-no';
import { formatCount, formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonth, formatThaiMonthShort } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Sentence } from '@coop/ui/sentence';
import type { LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { GroupPage } from '../../frame/pages/group-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { MonthFigures } from '../month/month-figures.tsx';
import {
  againWords,
  bouncedWords,
  debtWords,
  onItsWayWords,
  overWords,
} from '../month/month-words.tsx';
import { ofMonth } from '../month/of-month.ts';
import { overSatang } from '../month/to-transfer.ts';
import { text as shared } from '../text.ts';
import { MonthSteps } from './month-steps.tsx';
import { CHART, type Period, Periods } from './periods.tsx';
import { Why } from './why.tsx';

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('membergroupDashboardShow', {});

/** /membergroup/dashboard: the area's main page. */
export function Component() {
  const feed = useFeed('membergroupDashboardShow', {});
  return (
    <GroupPage asOf={feed.data?.as_of}>
      <FeedView feed={feed} blocks={['8rem', '16rem', '24rem', '30rem']}>
        {(data) => <Dashboard data={data} />}
      </FeedView>
    </GroupPage>
  );
}

const billed = (period: BillingPeriod) => parseBaht(period.billed_amount) ?? 0;

/** Shows what was billed in each of the months, oldest first. */
function Chart({ periods }: { periods: readonly BillingPeriod[] }) {
  const ordered = periods.toSorted((a, b) => billed(a) - billed(b));
  const name = (period: BillingPeriod | undefined) => formatThaiMonth(period?.recv_period ?? '');
  return (
    <Card title={CHART}>
      <BarChart
        title={CHART}
        caption={`ยอดเรียกเก็บ ${formatCount(periods.length)} งวดล่าสุด ต่ำสุด${name(ordered[0])} สูงสุด${name(ordered.at(-1))}`}
        columns={['งวด', 'เรียกเก็บ (บาท)']}
        bars={periods.toReversed().map((period) => ({
          label: formatThaiMonthShort(period.recv_period),
          satang: billed(period),
        }))}
      />
    </Card>
  );
}

/** Overdue months of which something is still owed: it may have come with a later one. */
function Arrears({ periods }: { periods: readonly BillingPeriod[] }) {
  const late = periods.filter(
    (period) => period.status === 'ค้างส่ง' && parseBaht(period.outstanding_amount) !== 0,
  );
  if (late.length === 0) return null;
  const months = late.map((period) => formatThaiMonth(period.recv_period)).join(', ');
  return (
    <Band
      tone="negative"
      title={
        <Sentence>
          {`ค้างโอน ${formatCount(late.length)} งวด ${formatSatang(sumSatang(late.map((period) => parseBaht(period.outstanding_amount))))}\u00a0บาท`}
        </Sentence>
      }
      action={<LinkButton to={paths.membergroup.guideGroup}>ดูช่องทางติดต่อ</LinkButton>}
    >
      {`${months} ยอดที่ค้างรวมอยู่ในใบเรียกเก็บงวดนี้แล้ว กรุณาโอนโดยเร็วหรือติดต่อฝ่ายเร่งรัดและเรียกเก็บ`}
    </Band>
  );
}

const SEE = 'ดูการโอนของงวดนี้';

/** Returns what is wrong with a month's transfers, the most urgent first, and the step that follows. */
function problemOf(period: BillingPeriod) {
  const bounced = bouncedWords(period);
  const debt = debtWords(period);
  if (bounced) return { tone: 'negative', step: againWords(period), title: bounced } as const;
  if (debt) return { tone: 'negative', step: 'โอนส่วนที่ค้าง', title: debt } as const;
  const waits = onItsWayWords(period);
  if (waits) return { tone: 'waiting', step: SEE, title: waits } as const;
  const over = overWords(overSatang(period));
  return over ? ({ tone: 'waiting', step: SEE, title: over } as const) : undefined;
}

/** Months whose money the bank has nothing of, has not been transferred, or was more than was deducted. */
function Problems({ periods }: { periods: readonly BillingPeriod[] }) {
  return periods.map((period) => {
    const problem = problemOf(period);
    if (!problem) return null;
    const { tone, title, step } = problem;
    return (
      <Band
        key={period.recv_period}
        tone={tone}
        title={title}
        action={<LinkButton to={ofMonth('deductResult', period)}>{step}</LinkButton>}
      >
        {formatThaiMonth(period.recv_period)}
      </Band>
    );
  });
}

function AgencyCard({ data }: { data: GroupDashboard }) {
  return (
    <Card title="ข้อมูลหน่วยงาน">
      <Facts
        rows={[
          ['หน่วยงาน', data.member_group_name],
          ['เลขหน่วยงาน', displayAgencyNo(data.member_group_no)],
          ['ผู้แทน', data.rep_name],
          ['โทรศัพท์', data.phone],
          ['ที่อยู่', data.address],
          ['รอบเงินเดือน', data.pay_schedule],
        ]}
      />
      <p className="note">หากข้อมูลไม่ถูกต้อง กรุณาแจ้งฝ่ายเร่งรัดและเรียกเก็บ</p>
    </Card>
  );
}

/** This period, why it differs, what to do; then the months before. */
function Dashboard({ data }: { data: GroupDashboard }) {
  const { as_of } = data;
  const periods = data.periods.map((period) => ({ ...period, as_of }));
  const { day } = useByLaws().bills;
  const [newest, before] = periods;
  if (!newest) {
    return (
      <>
        <EmptyCard title={shared.none}>{shared.noneMore(day)}</EmptyCard>
        <AgencyCard data={data} />
      </>
    );
  }
  return (
    <>
      <Arrears periods={periods} />
      <Problems periods={periods} />
      <ThisPeriod period={newest} />
      <MonthSteps period={newest} agencyNo={data.member_group_no} />
      <Why newest={newest} before={before} changes={data.changes} />
      <Chart periods={periods} />
      <Periods periods={periods} />
      <AgencyCard data={data} />
    </>
  );
}

/** Days left, counted from today, which is the day after the date of the records; empty once the day is over. */
function daysLeft(due: string, asOf: string): string {
  if (!isDay(due) || !isDay(asOf)) return '';
  const days = daysBetween(asOf, due) - 1;
  if (days < 0) return '';
  return days === 0 ? 'วันนี้' : `อีก ${formatCount(days)} วัน`;
}

/** The main figures: billed, deducted, transferred, received, and what is still to be transferred by when. */
function ThisPeriod({ period }: { period: Period }) {
  const month = formatThaiMonth(period.recv_period);
  const arrears = parseBaht(period.arrear_amount);
  return (
    <MonthFigures
      month={period}
      billedNotes={[
        `${formatCount(period.member_count)} คน · ${month}`,
        arrears ? `รวมยอดค้างของงวดก่อน ${formatSatang(arrears)} บาท` : '',
      ]}
      short={period.not_deductible_count}
      dueNote={daysLeft(period.due_date, period.as_of)}
    />
  );
}
