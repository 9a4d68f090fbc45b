import { monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import type { YearAhead } from '@coop/finance/retirement/months';
import { formatCount } from '@coop/format/money';
import { toBuddhistYear, yearBEOf, yearOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Fold } from '@coop/ui/fold';
import { TimelineChart, type TimelineChartProps } from '@coop/ui/timeline-chart';
import type { ExportTable } from '../../documents/export/export-table.ts';
import { monthsInWords } from '../../site/months-in-words.ts';
import { type ExportColumn, shownColumns, toExport } from '../../tables/columns.ts';
import { satangColumn } from '../../tables/money-column.tsx';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { lastEnd, monthOf } from './figures.tsx';
import type { PlannedLoan, RetirementPlan } from './plan.ts';
import { text } from './text.ts';

/** A fiscal year by the year in which it ends, พ.ศ. */
export function yearName({ to }: Pick<YearAhead, 'to'>): string {
  const year = yearOf(to);
  return year > 0 ? String(toBuddhistYear(year)) : '-';
}

function columnsFor(retireOn: string | null): ExportColumn<YearAhead>[] {
  const isRetiring = ({ from, to }: YearAhead) =>
    retireOn !== null && retireOn >= from && retireOn <= to;
  return [
    textColumn(
      'year',
      text.year,
      (row) => (isRetiring(row) ? `${yearName(row)} เกษียณ` : yearName(row)),
      { priority: 'title' },
    ),
    satangColumn('deducted', text.deducted, (row) => row.firstMonthSatang, { strong: true }),
    satangColumn('loans', 'เงินกู้ (บาท)', (row) => row.months[0]?.loanSatang ?? null, {
      blankZero: true,
    }),
    satangColumn('debt', 'หนี้สิ้นปี (บาท)', (row) => row.debtSatang),
    satangColumn('shares', 'หุ้นสิ้นปี (บาท)', (row) => row.sharesSatang),
    satangColumn('dividend', 'ปันผลของปี (บาท)', (row) => row.dividendSatang),
  ];
}

export function yearsTable({ years, retireOn }: RetirementPlan): ExportTable {
  return toExport({ title: `${text.title} ${text.years}` }, columnsFor(retireOn), years);
}

function Table({ plan }: { plan: RetirementPlan }) {
  return (
    <DataTable
      caption={text.years}
      columns={shownColumns(columnsFor(plan.retireOn))}
      rows={plan.years}
      rowKey={(row) => row.from}
    />
  );
}

/** Year by year, folded because it is long; unfolded on paper. */
export function Years({ plan }: { plan: RetirementPlan }) {
  return (
    <>
      <div className="no-print">
        <Fold summary={`ดูตารางปีต่อปี ${formatCount(plan.years.length)} ปี`}>
          <Table plan={plan} />
        </Fold>
      </div>
      <div className="print-only">
        <h2>{text.years}</h2>
        <Table plan={plan} />
      </div>
    </>
  );
}

type ChartTable = TimelineChartProps['table'];

/** No ordinary instalment is so many times the next one. */
const ARREARS_FROM = 1.5;

const yearBE = (iso: string) => String(yearBEOf(iso));

const nameOf = ({ name, no }: PlannedLoan) => `${name} ${no}`;

function captionOf(plan: RetirementPlan): string {
  const [longest, ...others] = plan.outliving;
  const last = lastEnd(plan);
  if (last === undefined) return 'ไม่มีสัญญาเงินกู้ เหลือเพียงค่าหุ้นและรายการอื่น';
  if (plan.retireOn === null) return `สัญญาสุดท้ายหมดในเดือน ${monthOf(last)}`;
  if (!longest) return 'ทุกแท่งสิ้นสุดก่อนเส้นเกษียณ';
  const beyond = monthsInWords(longest.end.monthsBeyond);
  const words = `${nameOf(longest)} ผ่อนต่อหลังเกษียณ ${beyond}`;
  return others.length > 0 ? `${words} นานกว่าสัญญาอื่น` : words;
}

/** The first month of who is in arrears is higher than any other, which the drawing does not explain. */
function arrearsWords({ months: [first, second] }: RetirementPlan): string {
  const isHigh = first && second && first.loanSatang > second.loanSatang * ARREARS_FROM;
  return isHigh ? ` · เดือนแรกรวมงวดที่ค้างหรืองวดสุดท้ายของสัญญา` : '';
}

function beyondWords({ end }: PlannedLoan): string {
  return end.monthsBeyond > 0 ? monthsInWords(end.monthsBeyond) : 'ไม่เลย';
}

/** Under the name of a contract: when it ends, and by how much that is too late. */
function notesOf({ no, end }: PlannedLoan, retireOn: string | null): string[] {
  const until = `ถึง ${monthOf(end.lastDueOn ?? '')}`;
  return retireOn !== null && end.monthsBeyond > 0
    ? [no, until, `เลยวันเกษียณ ${monthsInWords(end.monthsBeyond)}`]
    : [no, until];
}

/** The contracts with their ends; without any, the years with what is deducted. */
function tableOf({ retireOn, years }: RetirementPlan, loans: readonly PlannedLoan[]): ChartTable {
  if (loans.length === 0) {
    const rows = years.map((year) => ({
      key: year.from,
      label: yearName(year),
      value: <Amount satang={year.firstMonthSatang} />,
    }));
    return { columns: [text.year, text.deducted], rows };
  }
  return {
    columns: ['สัญญา', 'งวดสุดท้าย', ...(retireOn === null ? [] : ['เลยวันเกษียณ'])],
    rows: loans.map((loan) => ({
      key: loan.no,
      label: <NumberedName name={loan.name} no={loan.no} />,
      value: <span className="nowrap">{monthOf(loan.end.lastDueOn ?? '')}</span>,
      ...(retireOn !== null && { more: [beyondWords(loan)] }),
    })),
  };
}

/** Contracts and the monthly deduction over the same years. */
export function Timeline({ plan }: { plan: RetirementPlan }) {
  const { asOf, until, retireOn, months } = plan;
  const loans = plan.loans.filter(({ end }) => end.lastDueOn !== null);
  const title = loans.length > 0 ? 'สัญญา เงินที่หัก และวันเกษียณ' : 'เงินที่หักต่อเดือนในปีข้างหน้า';
  return (
    <Card title={title}>
      <TimelineChart
        title={title}
        caption={captionOf(plan) + arrearsWords(plan)}
        from={asOf}
        to={until}
        mark={retireOn === null ? undefined : { on: retireOn, label: `เกษียณ ${yearBE(retireOn)}` }}
        spans={loans.map((loan) => ({
          label: loan.name,
          to: loan.end.lastDueOn ?? asOf,
          notes: notesOf(loan, retireOn),
        }))}
        steps={months.map(({ on, totalSatang }, index) => ({
          on: index === 0 ? asOf : startOfMonthIndex(monthIndex(on)),
          satang: totalSatang,
        }))}
        stepsLabel="เงินที่หักต่อเดือน"
        looks={['ก่อนเกษียณ', 'หลังเกษียณ']}
        table={tableOf(plan, loans)}
      />
    </Card>
  );
}
