import type { DividendYear, MemberDividend } from '@coop/contracts/member/dividend';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { useSearch } from '../../page/use-search.ts';
import type { ExportCell, ExportTable } from '../../parts/export/export-table.ts';
import { PrintedPapers } from '../../parts/papers/paper-sheet.tsx';
import { TableTools } from '../../parts/statement/statement-tools.tsx';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { netLabel } from './sums.ts';
import { text } from './text.ts';
import { isEstimate, yearName, yearTitle } from './what-if.ts';
import { YearView } from './year.tsx';
import { yearFile } from './year-paper.ts';

const words = (value: string): ExportCell => ({ kind: 'text', value });
const money = (baht: string): ExportCell => ({ kind: 'money', value: parseBaht(baht) });

/** The whole working of a year as one sheet: every share and contract, the sums, what is taken, what is left. */
function yearTable(year: DividendYear): ExportTable {
  const blank = words('');
  const sum = (label: string, baht: string) => [words(label), blank, blank, blank, money(baht)];
  return {
    title: text.title,
    period: yearTitle(year),
    headers: [text.item, text.date, 'ฐานที่ใช้คิด (บาท)', 'ตัวคูณ', text.amount],
    rows: [
      ...year.rows.map((row) => [
        words(row.item_desc),
        { kind: 'date' as const, value: row.operate_date },
        money(row.amount),
        words(`${text.percent(year.div_rate)} × ${row.weight}/${row.weight_of}`),
        money(row.dividend),
      ]),
      sum(text.dividend, year.div_amt),
      ...year.interest_rows.map((row) => [
        words(`${row.loantype_desc} ${row.loancontract_no}`),
        words(`${formatCount(row.payments)} ${text.payments}`),
        money(row.interest),
        words(''),
        words(''),
      ]),
      [
        words(text.refund),
        words(''),
        money(year.interest_base),
        words(text.percent(year.avg_rate)),
        money(year.avg_amt),
      ],
      sum(text.gross, year.sum_amt),
      ...year.deductions.map((one) => sum(one.deduct_desc, `-${one.amount}`)),
    ],
    totals: [sum(netLabel(year), year.net_amt)],
  };
}

export const loader: Loader = (page) => page.ask('memberDividendList', {});

/** /member/dividend */
export function Component() {
  const feed = useFeed('memberDividendList', {});
  const { shown } = useYear(feed.data);
  return (
    <MemberPage
      title={text.title}
      paper={shown && <PrintedPapers canHide of={(making) => yearFile(shown, making).papers} />}
    >
      <FeedView feed={feed} blocks={['6rem', '9rem', '20rem', '20rem']}>
        {(data) => <DividendView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

/** Without its number a year cannot be chosen. */
const isNamed = ({ div_year }: MemberDividend['years'][number]) => Number.isInteger(div_year);

/** The year in the address (พ.ศ.); without one, the last that was approved. */
function useYear(data: MemberDividend | undefined) {
  const years = data?.years.filter(isNamed) ?? [];
  const [params, change] = useSearch();
  const wanted = years.find((one) => yearName(one.div_year) === params.get('year'));
  const shown = wanted ?? years.find((one) => !isEstimate(one)) ?? years[0];
  return { years, shown, choose: (year: string) => change({ year }) };
}

function DividendView({ data }: { data: MemberDividend }) {
  const { years, shown, choose } = useYear(data);
  if (!shown) {
    return (
      <EmptyCard title="ยังไม่มีปันผล">
        {whose('ปันผลของปีแรกจะปรากฏที่นี่เมื่อท่านเป็นสมาชิกและมีหุ้นแล้ว')}
      </EmptyCard>
    );
  }
  const past = years.filter((one) => !isEstimate(one));
  const estimate = years.find(isEstimate);
  const tools = (
    <>
      <TableTools table={() => yearTable(shown)} paper={(making) => yearFile(shown, making)}>
        <SelectField
          label="ปีบัญชี"
          value={yearName(shown.div_year)}
          options={years.map((one) => ({ value: yearName(one.div_year), label: yearTitle(one) }))}
          onChange={(event) => choose(event.target.value)}
        />
      </TableTools>
      {estimate && estimate !== shown && (
        <TapLink to={`${paths.member.dividend}?year=${yearName(estimate.div_year)}`}>
          {`ดูประมาณการปี ${yearName(estimate.div_year)} และลองอัตราอื่น`}
        </TapLink>
      )}
    </>
  );
  return (
    <>
      <YearView year={shown} past={past} tools={tools} />
      {years.length > 1 && (
        <Card title={text.chart}>
          <DividendChart years={years} />
        </Card>
      )}
      <TapLink to={paths.member.welfareFunds}>ดูกองทุนฌาปนกิจและประกันที่หักจากปันผล</TapLink>
      <TapLink to={paths.member.retirement}>ดูหุ้นและปันผลถึงหลังเกษียณ</TapLink>
    </>
  );
}

const TapLink = (link: { to: string; children: string }) => (
  <p>
    <Link className="tap" {...link} />
  </p>
);

const labelOf = (year: DividendYear) => `${yearName(year.div_year)}${isEstimate(year) ? '*' : ''}`;

/** How the last year that is certain compares with the one before it. */
function Change({ years }: { years: readonly DividendYear[] }) {
  const [last, before] = years.filter((one) => !isEstimate(one));
  const [now, was] = [parseBaht(last?.sum_amt), parseBaht(before?.sum_amt)];
  if (!last || !before || now === null || was === null) return null;
  const more = now - was;
  const than = more > 0 ? 'มากกว่า' : more < 0 ? 'น้อยกว่า' : 'เท่ากับ';
  return (
    <>
      {`ปี ${yearName(last.div_year)} ${than}ปี ${yearName(before.div_year)}`} {more !== 0 && 'อยู่ '}
      {more !== 0 && <Amount satang={Math.abs(more)} unit="บาท" />} ·{' '}
    </>
  );
}

/** What each year brought, the oldest first; an estimate is hatched. */
function DividendChart({ years }: { years: readonly DividendYear[] }) {
  const bars = years.toReversed().flatMap((one) => {
    const satang = parseBaht(one.sum_amt);
    return satang === null ? [] : [{ label: labelOf(one), satang, isEstimate: isEstimate(one) }];
  });
  const estimated = years.filter(isEstimate).map(labelOf);
  const marks = estimated.length > 0 ? ` · ${estimated.join(' ')} เป็นประมาณการ` : '';
  return (
    <BarChart
      title={text.chart}
      caption={
        <>
          <Change years={years} />
          {`รวมก่อนหักรายการต่าง\u00a0ๆ${marks}`}
        </>
      }
      bars={bars}
      columns={['ปี', 'รวมก่อนหัก (บาท)']}
    />
  );
}
