import type { DividendYear, MemberDividend } from '@coop/contracts/member/dividend';
import { formatCount, parseBaht } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { type Baht, heard, Sentence, useBaht } from '@coop/ui/sentence';
import { Link, type LoaderFunction } from 'react-router';
import type { ExportCell, ExportTable } from '../../documents/export/export-table.ts';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { useSearch } from '../../page/use-search.ts';
import { yearName } from '../../planners/dividend-meter/what-if.ts';
import { mayOpen } from '../../session/relative-pages.ts';
import { whose } from '../../session/whose.ts';
import { paths } from '../../site/paths.ts';
import { TableTools } from '../../tables/statement-tools.tsx';
import { text } from './text.ts';
import { YearView } from './year/year.tsx';
import { yearFile } from './year/year-paper.ts';
import { isEstimate, netLabel, yearTitle } from './year/year-words.ts';

const money = (baht: string): ExportCell => ({ kind: 'money', value: parseBaht(baht) });
const rowOf = (...cells: readonly (string | ExportCell)[]) =>
  cells.map(
    (cell): ExportCell => (typeof cell === 'string' ? { kind: 'text', value: cell } : cell),
  );
const sumRow = (label: string, baht: string) => rowOf(label, '', '', '', money(baht));

/** The whole working of a year as one sheet: every share and contract, the sums, what is taken, what is left. */
function yearTable(year: DividendYear): ExportTable {
  const { div_rate, avg_rate } = year;
  return {
    title: text.title,
    period: yearTitle(year),
    headers: [text.item, text.date, 'ฐานที่ใช้คิด (บาท)', 'ตัวคูณ', text.amount],
    rows: [
      ...year.rows.map(({ item_desc, operate_date, amount, weight, weight_of, dividend }) => {
        const times = `${text.percent(div_rate)} × ${weight}/${weight_of}`;
        const date: ExportCell = { kind: 'date', value: operate_date };
        return rowOf(item_desc, date, money(amount), times, money(dividend));
      }),
      sumRow(text.dividend, year.div_amt),
      ...year.interest_rows.map(({ loantype_desc, loancontract_no, payments, interest }) => {
        const paid = `${formatCount(payments)} ${text.payments}`;
        return rowOf(`${loantype_desc} ${loancontract_no}`, paid, money(interest), '', '');
      }),
      rowOf(
        text.refund,
        '',
        money(year.interest_base),
        text.percent(avg_rate),
        money(year.avg_amt),
      ),
      ...(parseBaht(year.etc_amt) === 0 ? [] : [sumRow(text.other, year.etc_amt)]),
      sumRow(text.gross, year.sum_amt),
      ...year.deductions.map((deduction) => sumRow(deduction.deduct_desc, `-${deduction.amount}`)),
    ],
    totals: [sumRow(netLabel(year), year.net_amt)],
  };
}

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberDividendList', {});

/** /member/dividend */
export function Component() {
  const feed = useFeed('memberDividendList', {});
  const { shown } = useYear(feed.data);
  return (
    <MemberPage
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

/** The year in the address (พ.ศ.), the one that was paid in the year there (ค.ศ.), or the last that was approved on the day there; without one, and where the record has no such year, the last that was approved. */
function useYear(data: MemberDividend | undefined) {
  const years = data?.years.filter(isNamed) ?? [];
  const [params, change] = useSearch();
  const yearParam = params.get('year');
  const paid = params.get('paid');
  const approved = params.get('approved');
  const wanted = years.find((year) => {
    if (yearParam) return yearName(year.div_year) === yearParam;
    return paid ? year.pay_date.startsWith(paid) : approved && year.approve_date <= approved;
  });
  const shown = wanted ?? years.find((year) => !isEstimate(year)) ?? years[0];
  return {
    years,
    shown,
    isMissing: Boolean(yearParam) && !wanted,
    choose: (year: string) => change({ year }),
  };
}

function DividendView({ data }: { data: MemberDividend }) {
  const { years, shown, isMissing, choose } = useYear(data);
  const baht = useBaht();
  if (!shown) {
    return (
      <EmptyCard title="ยังไม่มีปันผล">
        {whose('ปันผลของปีแรกจะปรากฏที่นี่เมื่อท่านเป็นสมาชิกและมีหุ้นแล้ว')}
      </EmptyCard>
    );
  }
  const past = years.filter((year) => !isEstimate(year));
  const estimate = years.find(isEstimate);
  const tools = (
    <>
      <TableTools table={() => yearTable(shown)} paper={(making) => yearFile(shown, making)}>
        <SelectField
          label="ปีบัญชี"
          value={yearName(shown.div_year)}
          options={years.map((year) => ({
            value: yearName(year.div_year),
            label: yearTitle(year),
          }))}
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
      {isMissing && (
        <Band tone="info" title="ไม่พบปันผลของปีที่ระบุ">
          {`หน้านี้แสดง${yearTitle(shown)} กรุณาเลือกปีบัญชีจากรายการ`}
        </Band>
      )}
      <Announcement
        words={heard(`${yearTitle(shown)} ${netLabel(shown)} ${baht(parseBaht(shown.net_amt))}`)}
      />
      <YearView year={shown} past={past} tools={tools} />
      {years.length > 1 && (
        <Card title={text.chart}>
          <DividendChart years={years} />
        </Card>
      )}
      {mayOpen(paths.member.welfareFunds) && (
        <TapLink to={paths.member.welfareFunds}>ดูกองทุนฌาปนกิจและประกันที่หักจากปันผล</TapLink>
      )}
      {mayOpen(paths.member.retirement) && (
        <TapLink to={paths.member.retirement}>ดูหุ้นและปันผลถึงหลังเกษียณ</TapLink>
      )}
    </>
  );
}

const TapLink = (link: { to: string; children: string }) => (
  <p>
    <Link className="tap" {...link} />
  </p>
);

const labelOf = (year: DividendYear) => `${yearName(year.div_year)}${isEstimate(year) ? '*' : ''}`;

/** Returns how the last year that is certain compares with the one before it. */
function changeWords(years: readonly DividendYear[], baht: Baht): string {
  const [last, before] = years.filter((year) => !isEstimate(year));
  const now = parseBaht(last?.sum_amt);
  const was = parseBaht(before?.sum_amt);
  if (!last || !before || now === null || was === null) return '';
  const more = now - was;
  const than = more > 0 ? 'มากกว่า' : more < 0 ? 'น้อยกว่า' : 'เท่ากับ';
  const by = more === 0 ? '' : ` อยู่ ${baht(Math.abs(more))}`;
  return `ปี ${yearName(last.div_year)} ${than}ปี ${yearName(before.div_year)}${by} · `;
}

/** Shows what each year brought, the oldest first; an estimate is hatched. */
function DividendChart({ years }: { years: readonly DividendYear[] }) {
  const bars = years.toReversed().flatMap((year) => {
    const satang = parseBaht(year.sum_amt);
    return satang === null ? [] : [{ label: labelOf(year), satang, isEstimate: isEstimate(year) }];
  });
  const estimated = years.filter(isEstimate).map(labelOf);
  const marks = estimated.length > 0 ? ` · ${estimated.join(' ')} เป็นประมาณการ` : '';
  return (
    <BarChart
      title={text.chart}
      caption={
        <Sentence>
          {(baht) => `${changeWords(years, baht)}รวมก่อนหักรายการต่าง\u00a0ๆ${marks}`}
        </Sentence>
      }
      bars={bars}
      columns={['ปี', 'รวมก่อนหัก (บาท)']}
    />
  );
}
