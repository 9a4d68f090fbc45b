import type { GuaranteedLoan } from '@coop/contracts/member/coll';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { numberColumn, personColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';
import { StandingTag, standingOf } from './watch-card.tsx';

const { columns } = text;

/** What both tables have: whose contract each is, and its own columns after that. */
const tableOf = (
  rows: readonly GuaranteedLoan[],
  more: readonly ExportColumn<GuaranteedLoan>[],
) => ({
  rows,
  columns: [
    personColumn('borrower', columns.borrower, (loan: GuaranteedLoan) => loan.borrower_name, {
      priority: 'title',
    }),
    numberColumn('memberNo', columns.memberNo, (loan: GuaranteedLoan) => loan.borrower_member_no),
    numberColumn('contract', columns.contract, (loan: GuaranteedLoan) => loan.loancontract_no),
    ...more,
  ],
  rowKey: (loan: GuaranteedLoan) => loan.loancontract_no,
  totalsLabel: 'รวมทุกสัญญา',
});

interface LoansProps {
  readonly loans: readonly GuaranteedLoan[];
}

/** The contracts I guarantee side by side. */
export function GivenTable({ loans: totalOf }: LoansProps) {
  const table = tableOf(totalOf, [
    moneyColumn('approved', 'วงเงินอนุมัติ', (loan) => loan.loanapprove_amt, { totalOf }),
    moneyColumn('balance', 'หนี้คงเหลือ', (loan) => loan.principal_balance, { totalOf }),
    moneyColumn('mine', columns.mine, (loan) => loan.guarantee_amount, { totalOf }),
    moneyColumn('monthly', 'ภาระต่อเดือน', (loan) => loan.monthly_liability, { totalOf }),
    textColumn('status', 'สถานะ', standingOf, { cell: (loan) => <StandingTag loan={loan} /> }),
  ]);
  return <TableSection caption="สรุปสัญญาที่ท่านค้ำประกัน" headingLevel={3} {...table} />;
}

/** Contracts that were paid off within the year: proof that one is free again. */
export function ReleasedTable({ loans: totalOf }: LoansProps) {
  const table = tableOf(totalOf, [
    dateColumn('released', 'พ้นภาระเมื่อ', (loan) => loan.released_date),
    moneyColumn('mine', columns.mine, (loan) => loan.guarantee_amount, { totalOf }),
  ]);
  return <TableSection caption="สัญญาที่พ้นภาระค้ำประกันในรอบ 12 เดือน" {...table} />;
}
