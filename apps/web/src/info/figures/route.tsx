import { titleOf } from '@coop/addresses/title';
import type { YearFigures } from '@coop/contracts/info/figures';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { CountBars } from '@coop/ui/count-bars';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { Link, type LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { askForSubject, pageContext } from '../../feed/loader.ts';
import { isUnknownCall, useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PageEnd } from '../../page/page-end.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';

const TITLE = titleOf('/figures');

export const loader: LoaderFunction = ({ context }) =>
  askForSubject(context.get(pageContext), 'infoFiguresList', {});

/** /figures: the cooperative's totals over ten years, each year with the report that says them. */
export function Component() {
  const feed = useFeed('infoFiguresList', {});
  const isAbsent = isUnknownCall(feed.error);
  return (
    <HideAmountsProvider hidden={false}>
      <PublicPage
        title={TITLE}
        description="สมาชิก ทุนเรือนหุ้น เงินรับฝาก ลูกหนี้เงินกู้ ทุนสำรอง สินทรัพย์ และเงินปันผล สิบปีย้อนหลัง"
        noIndex={isAbsent}
        crumbs={<PublicCrumbs items={[{ label: TITLE }]} />}
      >
        {isAbsent ? (
          <None />
        ) : (
          <FeedView feed={feed} blocks={['30rem', '24rem', '24rem']}>
            {({ years }) => <Years years={years.filter(({ year }) => Number.isFinite(year))} />}
          </FeedView>
        )}
      </PublicPage>
    </HideAmountsProvider>
  );
}

function None() {
  return (
    <EmptyState title="สหกรณ์ยังไม่ได้เผยแพร่ตัวเลขในหน้านี้">
      <PhoneLine>สอบถามเจ้าหน้าที่ โทรศัพท์</PhoneLine>
    </EmptyState>
  );
}

const nameOf = ({ year }: YearFigures) => String(toBuddhistYear(year));

/** The unit, which no line tears: browsers end one at a word of the dictionary. */
const MILLIONS = 'ล้านบาท';

/** Returns `2,948.2`, of baht as on the wire. */
function millions(baht: string): string {
  const satang = parseBaht(baht);
  return satang === null ? '-' : formatSatang(Math.round(satang / 1_000_000)).replace(/\d$/, '');
}

const MONEY = [
  ['shares', 'ทุนเรือนหุ้น'],
  ['deposits', 'เงินรับฝาก'],
  ['loans', 'ลูกหนี้เงินกู้'],
  ['reserves', 'ทุนสำรอง'],
  ['assets', 'สินทรัพย์รวม'],
] as const;

/** Units stand on lines of their own. */
const COLUMNS: readonly DataTableColumn<YearFigures>[] = [
  {
    key: 'year',
    header: 'ปีบัญชี',
    priority: 'title',
    cell: (row) => (
      <Link to={paths.show(row.topic_id)}>
        <span translate="no">{nameOf(row)}</span>{' '}
        <span className="visually-hidden">รายงานที่มีตัวเลขนี้</span>
      </Link>
    ),
  },
  { key: 'members', header: 'สมาชิก\n(คน)', align: 'end', cell: (row) => formatCount(row.members) },
  ...MONEY.map(([key, name]) => ({
    key,
    header: `${name}\n(${MILLIONS})`,
    align: 'end' as const,
    cell: (row: YearFigures) => millions(row[key]),
  })),
  { key: 'dividend', header: 'ปันผล\n(ร้อยละ)', align: 'end', cell: (row) => row.dividend_rate },
  { key: 'refund', header: 'เงินคืน\n(ร้อยละ)', align: 'end', cell: (row) => row.refund_rate },
];

function Years({ years }: { years: readonly YearFigures[] }) {
  const [newest] = years;
  if (!newest) return <None />;
  const title = 'ตัวเลขของแต่ละปี';
  return (
    <>
      <Card title={title}>
        <DataTable caption={title} columns={COLUMNS} rows={years} rowKey={({ year }) => year} />
        <p className="note">กดที่ปีเพื่ออ่านรายงานที่มีตัวเลขของปีนั้น</p>
      </Card>
      <Card title="จำนวนสมาชิก">
        <CountBars
          caption={`สิ้นปี ${nameOf(newest)} มีสมาชิก ${formatCount(newest.members)} คน`}
          unit="คน"
          bars={years.map((row) => ({ label: `ปี ${nameOf(row)}`, count: row.members }))}
        />
      </Card>
      {MONEY.map(([key, name]) => (
        <Money key={key} name={name} of={key} years={years} />
      ))}
      <PageEnd
        links={[
          [paths.rates, 'อัตราดอกเบี้ยและเงินปันผลทุกปี'],
          [paths.list('bussiness_report'), 'รายงานกิจการประจำปี'],
        ]}
      />
    </>
  );
}

interface MoneyProps {
  readonly name: string;
  readonly of: (typeof MONEY)[number][0];
  readonly years: readonly YearFigures[];
}

/** A total as bars, the oldest year first. */
function Money({ name, of, years }: MoneyProps) {
  const bars = years.toReversed().flatMap((row) => {
    const satang = parseBaht(row[of]);
    return satang === null ? [] : [{ label: nameOf(row), satang }];
  });
  const [newest] = years;
  if (!newest || bars.length === 0) return null;
  return (
    <Card title={name}>
      <BarChart
        title={`กราฟแท่ง${name}รายปี`}
        caption={`สิ้นปี ${nameOf(newest)} ${name} ${millions(newest[of])}\u00a0${MILLIONS}`}
        bars={bars}
        columns={['ปีบัญชี', 'จำนวนเงิน (บาท)']}
      />
    </Card>
  );
}
