import { monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { toBuddhistYear } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { TimelineChart, type TimelineChartProps } from '@coop/ui/timeline-chart';
import { lastEnd, monthOf } from './figures.tsx';
import type { PlannedLoan, RetirementPlan } from './plan.ts';
import { monthsInWords, text } from './text.ts';
import { yearName } from './years.tsx';

type ChartTable = TimelineChartProps['table'];

/** No ordinary instalment is so many times the next one. */
const ARREARS_FROM = 1.5;

const yearBE = (iso: string) => String(toBuddhistYear(Number(iso.slice(0, 4))));

const nameOf = ({ name, no }: PlannedLoan) => `${name} ${no}`;

function captionOf(plan: RetirementPlan): string {
  const [longest, ...others] = plan.outliving;
  const last = lastEnd(plan);
  if (last === undefined) return 'ไม่มีสัญญาเงินกู้ เหลือเพียงค่าหุ้นและรายการอื่น';
  if (plan.retireOn === null) return `สัญญาสุดท้ายหมดในเดือน ${monthOf(last)}`;
  if (!longest) return 'ทุกแท่งสิ้นสุดก่อนเส้นเกษียณ';
  const words =
    others.length > 0
      ? (name: string, beyond: string) => `${name} ผ่อนต่อหลังเกษียณ ${beyond} นานกว่าสัญญาอื่น`
      : (name: string, beyond: string) => `${name} ผ่อนต่อหลังเกษียณ ${beyond}`;
  return words(nameOf(longest), monthsInWords(longest.end.monthsBeyond));
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
    return { columns: [text.columns.year, text.columns.deducted], rows };
  }
  return {
    columns: ['สัญญา', 'งวดสุดท้าย', ...(retireOn === null ? [] : ['เลยวันเกษียณ'])],
    rows: loans.map((loan) => ({
      key: loan.no,
      label: nameOf(loan),
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
