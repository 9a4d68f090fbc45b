import type { YearAhead } from '@coop/finance/retirement/months';
import { formatCount } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { DataTable } from '@coop/ui/data-table';
import { Fold } from '@coop/ui/fold';
import type { ExportTable } from '../../parts/export/export-table.ts';
import { type ExportColumn, shownColumns, toExport } from '../../parts/statement/columns.ts';
import { satangColumn } from '../../parts/statement/money-column.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import type { RetirementPlan } from './plan.ts';
import { text } from './text.ts';

/** A fiscal year by the year in which it ends, พ.ศ. */
export function yearName({ to }: Pick<YearAhead, 'to'>): string {
  const year = Number(to.slice(0, 4));
  return year > 0 ? String(toBuddhistYear(year)) : '-';
}

function columnsFor(retireOn: string | null): ExportColumn<YearAhead>[] {
  const { columns } = text;
  const isRetiring = ({ from, to }: YearAhead) =>
    retireOn !== null && retireOn >= from && retireOn <= to;
  return [
    textColumn(
      'year',
      columns.year,
      (row) => (isRetiring(row) ? `${yearName(row)} เกษียณ` : yearName(row)),
      { priority: 'title' },
    ),
    satangColumn('deducted', columns.deducted, (row) => row.firstMonthSatang, { strong: true }),
    satangColumn('loans', 'เงินกู้ (บาท)', (row) => row.months[0]?.loanSatang ?? null, {
      blankZero: true,
    }),
    satangColumn('debt', 'หนี้สิ้นปี (บาท)', (row) => row.debtSatang),
    satangColumn('shares', 'หุ้นสิ้นปี (บาท)', (row) => row.sharesSatang),
    satangColumn('dividend', 'ปันผลของปี (บาท)', (row) => row.dividendSatang),
  ];
}

/** The same years for a spreadsheet. */
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
