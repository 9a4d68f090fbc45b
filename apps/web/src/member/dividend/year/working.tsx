import type { DividendInterest, DividendRow, DividendYear } from '@coop/contracts/member/dividend';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Fold } from '@coop/ui/fold';
import type { ExportColumn } from '../../../tables/columns.ts';
import { dateColumn, moneyColumn } from '../../../tables/money-column.tsx';
import { countColumn, textColumn } from '../../../tables/text-column.tsx';
import { text } from '../text.ts';
import { rowOrigin } from './origins.ts';

const money = (baht: string) => <Amount baht={baht} />;

/** Every share and what it brings; so on the page and on paper. */
export const dividendTable = (year: DividendYear) => ({
  label: text.dividendTable,
  totalsLabel: text.total,
  rows: year.rows,
  columns: [
    dateColumn('date', text.date, (row) => row.operate_date),
    textColumn('item', text.item, (row) => row.item_desc, { priority: 'title' }),
    moneyColumn('amount', 'จำนวนหุ้น (บาท)', (row) => row.amount, { totalOf: year.rows }),
    textColumn(
      'weight',
      'เดือนที่นับ',
      (row) => `${formatCount(row.weight)}/${formatCount(row.weight_of)}`,
      { align: 'end' },
    ),
    moneyColumn('dividend', 'เงินปันผล (บาท)', (row) => row.dividend, {
      totalOf: year.rows,
      strong: true,
      originOf: (row) => rowOrigin(year, row),
    }),
  ] satisfies ExportColumn<DividendRow>[],
});

/** Every contract and its interest. */
export const refundTable = ({ interest_rows: rows }: DividendYear) => ({
  label: text.refundTable,
  totalsLabel: text.total,
  rows,
  columns: [
    textColumn('contract', 'สัญญา', (row) => `${row.loantype_desc} ${row.loancontract_no}`, {
      priority: 'title',
    }),
    countColumn('payments', text.payments, (row) => row.payments, { keepZero: true }),
    moneyColumn('interest', 'ดอกเบี้ยที่จ่าย (บาท)', (row) => row.interest, {
      totalOf: rows,
      strong: true,
    }),
  ] satisfies ExportColumn<DividendInterest>[],
});

function DividendTable({ year }: { year: DividendYear }) {
  const { label, ...table } = dividendTable(year);
  return (
    <>
      <p className="note">{text.dividendRule(year.div_rate)}</p>
      <DataTable caption={label} {...table} rowKey={(row) => row.seq_no} />
    </>
  );
}

function RefundTable({ year }: { year: DividendYear }) {
  const { label, ...table } = refundTable(year);
  return (
    <>
      <p className="note">
        {text.refundRule(year.avg_rate)} = {money(year.interest_base)} × {year.avg_rate} % ={' '}
        {year.avg_withheld ? text.refundWithheld : <>{money(year.avg_amt)} บาท</>}
      </p>
      <DataTable caption={label} {...table} rowKey={(row) => row.loancontract_no} />
    </>
  );
}

/** Shows how the two sums were computed, in a part that can be unfolded. */
export function Working({ year }: { year: DividendYear }) {
  return (
    <Card title="คิดอย่างไร">
      <Fold summary={`ดูวิธีคิดเงินปันผล ${formatCount(year.rows.length)} รายการ`}>
        <DividendTable year={year} />
      </Fold>
      {year.interest_rows.length > 0 && (
        <Fold summary={`ดูวิธีคิดเงินคืนตามดอกเบี้ย ${formatCount(year.interest_rows.length)} สัญญา`}>
          <RefundTable year={year} />
        </Fold>
      )}
    </Card>
  );
}
