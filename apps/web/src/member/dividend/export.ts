import type { DividendYear } from '@coop/contracts/member/dividend';
import { formatCount, parseBaht } from '@coop/format/money';
import type { ExportCell, ExportTable } from '../../parts/export/export-table.ts';
import { text } from './text.ts';
import { yearName } from './year-name.ts';

const words = (value: string): ExportCell => ({ kind: 'text', value });
const money = (baht: string): ExportCell => ({ kind: 'money', value: parseBaht(baht) });

/** The whole working of a year as one sheet: every share and contract, the sums, what is taken, what is left. */
export function yearTable(year: DividendYear): ExportTable {
  const isEstimate = year.status === 'ประมาณการ';
  const sum = (label: string, baht: string) => [
    words(label),
    words(''),
    words(''),
    words(''),
    money(baht),
  ];
  return {
    title: text.title,
    period: (isEstimate ? text.yearEstimated : text.yearOption)(yearName(year.div_year)),
    headers: [text.item, text.date, text.base, text.factor, text.amount],
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
    totals: [sum(isEstimate ? text.netEstimated : text.net, year.net_amt)],
  };
}
