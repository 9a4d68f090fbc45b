import type { DividendInterest, DividendRow, DividendYear } from '@coop/contracts/member/dividend';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import styles from './dividend.module.css';
import { text } from './text.ts';

const money = (baht: string) => <Amount baht={baht} />;
const total = (of: readonly string[]) => <Amount satang={sumSatang(of.map(parseBaht))} />;

function dividendColumns(rows: readonly DividendRow[]): DataTableColumn<DividendRow>[] {
  return [
    {
      key: 'date',
      header: text.date,
      cell: (row) => <span className="nowrap">{formatThaiDate(row.operate_date)}</span>,
    },
    { key: 'item', header: text.item, priority: 'title', cell: (row) => row.item_desc },
    {
      key: 'amount',
      header: text.shares,
      align: 'end',
      cell: (row) => money(row.amount),
      total: total(rows.map((row) => row.amount)),
    },
    {
      key: 'weight',
      header: text.weight,
      align: 'end',
      cell: (row) => `${formatCount(row.weight)}/${formatCount(row.weight_of)}`,
    },
    {
      key: 'dividend',
      header: text.asDividend,
      align: 'end',
      priority: 'main',
      cell: (row) => money(row.dividend),
      total: total(rows.map((row) => row.dividend)),
    },
  ];
}

function refundColumns(rows: readonly DividendInterest[]): DataTableColumn<DividendInterest>[] {
  return [
    {
      key: 'contract',
      header: text.contract,
      priority: 'title',
      cell: (row) => `${row.loantype_desc} ${row.loancontract_no}`,
    },
    {
      key: 'payments',
      header: text.payments,
      align: 'end',
      cell: (row) => formatCount(row.payments),
    },
    {
      key: 'interest',
      header: text.interest,
      align: 'end',
      priority: 'main',
      cell: (row) => money(row.interest),
      total: total(rows.map((row) => row.interest)),
    },
  ];
}

function DividendTable({ year }: { year: DividendYear }) {
  return (
    <>
      <p className="note">{text.dividendRule(year.div_rate)}</p>
      <DataTable
        caption={text.dividendTable}
        columns={dividendColumns(year.rows)}
        rows={year.rows}
        rowKey={(row) => row.seq_no}
        totalsLabel={text.total}
      />
    </>
  );
}

function RefundTable({ year }: { year: DividendYear }) {
  return (
    <>
      <p className="note">
        {text.refundRule(year.avg_rate)} = {money(year.interest_base)} × {year.avg_rate} % ={' '}
        {year.avg_withheld ? text.refundWithheld : money(year.avg_amt)}
      </p>
      <DataTable
        caption={text.refundTable}
        columns={refundColumns(year.interest_rows)}
        rows={year.interest_rows}
        rowKey={(row) => row.loancontract_no}
        totalsLabel={text.total}
      />
    </>
  );
}

/** How the two sums were computed, in a part that can be unfolded. */
export function Working({ year }: { year: DividendYear }) {
  return (
    <Card title={text.howTitle}>
      <details className={styles.working}>
        <summary>{text.howDividend(formatCount(year.rows.length))}</summary>
        <DividendTable year={year} />
      </details>
      {year.interest_rows.length > 0 && (
        <details className={styles.working}>
          <summary>{text.howRefund(formatCount(year.interest_rows.length))}</summary>
          <RefundTable year={year} />
        </details>
      )}
    </Card>
  );
}
