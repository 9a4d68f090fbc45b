import type { Loan } from '@coop/contracts/member/loan';
import { formatCount } from '@coop/format/money';
import { Link } from 'react-router';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { kindColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import styles from './loan.module.css';
import { text } from './text.ts';

function columnsFor(loans: readonly Loan[]): ExportColumn<Loan>[] {
  const { columns } = text;
  const periods = (loan: Loan) =>
    `${formatCount(loan.last_periodpay)} / ${formatCount(loan.period_payamt)}`;
  return [
    textColumn('contract', columns.contract, (loan) => loan.loancontract_no, {
      priority: 'title',
      cell: (loan) => (
        <span>
          <Link to={paths.member.loanStatement(loan.loancontract_no)} className="nowrap">
            {loan.loancontract_no}
          </Link>{' '}
          <span className={styles.under}>{loan.loantype_desc}</span>
        </span>
      ),
    }),
    textColumn('type', columns.type, (loan) => loan.loantype_desc, { fileOnly: true }),
    dateColumn('start', columns.start, (loan) => loan.startcont_date),
    textColumn('period', columns.period, periods, {
      align: 'end',
      cell: (loan) => (
        <span>
          {periods(loan)} <span className={styles.under}>({loan.paid_percent} %)</span>
        </span>
      ),
    }),
    moneyColumn({
      key: 'approved',
      header: columns.approved,
      of: (loan) => loan.loanapprove_amt,
      totalOf: loans,
    }),
    moneyColumn({
      key: 'principal',
      header: columns.principal,
      of: (loan) => loan.principal_payment,
      totalOf: loans,
      blankZero: true,
    }),
    moneyColumn({
      key: 'interest',
      header: columns.interest,
      of: (loan) => loan.interest_payment,
      totalOf: loans,
      blankZero: true,
    }),
    moneyColumn({
      key: 'total',
      header: columns.total,
      of: (loan) => loan.total_payment,
      totalOf: loans,
      blankZero: true,
    }),
    moneyColumn({
      key: 'balance',
      header: columns.balance,
      of: (loan) => loan.principal_balance,
      totalOf: loans,
      strong: true,
    }),
    textColumn('percent', columns.percent, (loan) => loan.paid_percent, { fileOnly: true }),
    kindColumn(columns.status, 'loan', (loan) => loan.contract_status),
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
      totalsLabel={text.totals}
      dense
    />
  );
}
