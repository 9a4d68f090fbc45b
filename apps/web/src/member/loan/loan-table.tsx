import type { Loan } from '@coop/contracts/member/loan';
import { formatCount, parseBaht, parseRate } from '@coop/format/money';
import { Link } from 'react-router';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import {
  countColumn,
  kindColumn,
  rateColumn,
  textColumn,
} from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import styles from './loan.module.css';
import { text } from './text.ts';

/** The contract's part of the latest bill; paid-off contracts have none. */
function billColumns(loans: readonly Loan[]): ExportColumn<Loan>[] {
  if (loans.every((loan) => parseBaht(loan.total_payment) === 0)) return [];
  const money = (key: string, header: string, of: (loan: Loan) => string) =>
    moneyColumn(key, header, of, { totalOf: loans, blankZero: true });
  return [
    money('principal', 'เงินต้น', (loan) => loan.principal_payment),
    money('interest', 'ดอกเบี้ย', (loan) => loan.interest_payment),
    money('total', 'รวมชำระ', (loan) => loan.total_payment),
  ];
}

/** With the months that were not paid, which the page says above the table. */
function statusWords({ contract_status, arrear_periods }: Loan): string {
  if (arrear_periods <= 0) return contract_status;
  return `${contract_status} ${text.periods(formatCount(arrear_periods))}`;
}

/** A column of the file that shows zeros. */
const filed = { fileOnly: true, keepZero: true } as const;

function columnsFor(loans: readonly Loan[]): ExportColumn<Loan>[] {
  const periods = (loan: Loan) =>
    `${formatCount(loan.last_periodpay)} / ${formatCount(loan.period_payamt)}`;
  return [
    textColumn('contract', 'เลขที่สัญญา', (loan) => loan.loancontract_no, {
      priority: 'title',
      cell: (loan) => (
        <span>
          <Link to={paths.member.loanStatement(loan.loancontract_no)} className="nowrap">
            {loan.loancontract_no}
          </Link>{' '}
          <span className={styles.under}>{loan.loantype_desc}</span>{' '}
          {loan.contract_status !== 'ปิดสัญญา' && (
            <Link to={paths.member.loanPlan(loan.loancontract_no)} className="nowrap no-print">
              {text.plan} <span className="visually-hidden">{loan.loancontract_no}</span>
            </Link>
          )}
        </span>
      ),
    }),
    textColumn('type', 'ประเภทเงินกู้', (loan) => loan.loantype_desc, { fileOnly: true }),
    // What one looks for comes first: the rest may lie beyond the edge of a tablet.
    moneyColumn('balance', 'คงเหลือ', (loan) => loan.principal_balance, {
      totalOf: loans,
      strong: true,
    }),
    {
      ...kindColumn<Loan>('สถานะ', 'loan', (loan) => loan.contract_status),
      save: (loan) => ({ kind: 'text', value: statusWords(loan) }),
    },
    textColumn('period', 'งวด', periods, {
      align: 'end',
      pageOnly: true,
      cell: (loan) => (
        <span>
          {periods(loan)} <span className={styles.under}>({loan.paid_percent}&nbsp;%)</span>
        </span>
      ),
    }),
    countColumn('paid', 'ชำระแล้ว (งวด)', (loan) => loan.last_periodpay, filed),
    countColumn('all', 'ทั้งหมด (งวด)', (loan) => loan.period_payamt, filed),
    rateColumn('percent', '% ชำระ', (loan) => parseRate(loan.paid_percent), {
      fileOnly: true,
    }),
    dateColumn('end', 'คาดว่าชำระหมด', (loan) => loan.expected_end),
    ...billColumns(loans),
    moneyColumn('approved', 'วงเงินอนุมัติ', (loan) => loan.loanapprove_amt, { totalOf: loans }),
    dateColumn('start', 'เริ่มสัญญา', (loan) => loan.startcont_date),
    rateColumn('rate', 'อัตราดอกเบี้ย (% ต่อปี)', (loan) => parseRate(loan.int_rate), {
      fileOnly: true,
    }),
  ];
}

/** Contracts side by side, with totals, print and download. */
export function LoanTable({ loans, caption }: { loans: readonly Loan[]; caption: string }) {
  if (loans.length === 0) return null;
  return (
    <TableSection
      caption={caption}
      columns={columnsFor(loans)}
      rows={loans}
      rowKey={(loan) => loan.loancontract_no}
      totalsLabel="รวมทุกสัญญา"
      dense
    />
  );
}
