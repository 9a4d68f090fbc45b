import type { GuaranteedLoan } from '@coop/contracts/member/coll';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { numberColumn, personColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';
import { StandingTag, standingOf } from './watch-card.tsx';

const { columns } = text;

/** Whose contract it is: what both tables begin with. */
const WHOSE: readonly ExportColumn<GuaranteedLoan>[] = [
  personColumn('borrower', columns.borrower, (loan) => loan.borrower_name, { priority: 'title' }),
  numberColumn('memberNo', columns.memberNo, (loan) => loan.borrower_member_no),
  numberColumn('contract', columns.contract, (loan) => loan.loancontract_no),
];

interface LoansProps {
  readonly loans: readonly GuaranteedLoan[];
}

interface LoanTableProps extends LoansProps {
  readonly caption: string;
  readonly headingLevel?: 3;
  /** After whose they are. */
  readonly more: readonly ExportColumn<GuaranteedLoan>[];
}

const LoanTable = ({ loans, more, ...heading }: LoanTableProps) => (
  <TableSection
    {...heading}
    columns={[...WHOSE, ...more]}
    rows={loans}
    rowKey={(loan) => loan.loancontract_no}
    totalsLabel="รวมทุกสัญญา"
  />
);

/** The contracts I guarantee side by side. */
export function GivenTable({ loans }: LoansProps) {
  const totalOf = loans;
  const more: ExportColumn<GuaranteedLoan>[] = [
    moneyColumn('approved', 'วงเงินอนุมัติ', (loan) => loan.loanapprove_amt, { totalOf }),
    moneyColumn('balance', 'หนี้คงเหลือ', (loan) => loan.principal_balance, { totalOf }),
    moneyColumn('mine', columns.mine, (loan) => loan.guarantee_amount, { totalOf }),
    moneyColumn('monthly', 'ภาระต่อเดือน', (loan) => loan.monthly_liability, { totalOf }),
    textColumn('status', 'สถานะ', standingOf, { cell: (loan) => <StandingTag loan={loan} /> }),
  ];
  return <LoanTable caption="สรุปสัญญาที่ท่านค้ำประกัน" headingLevel={3} more={more} loans={loans} />;
}

/** Contracts that were paid off within the year: proof that one is free again. */
export function ReleasedTable({ loans }: LoansProps) {
  const more: ExportColumn<GuaranteedLoan>[] = [
    dateColumn('released', 'พ้นภาระเมื่อ', (loan) => loan.released_date),
    moneyColumn('mine', columns.mine, (loan) => loan.guarantee_amount, { totalOf: loans }),
  ];
  return <LoanTable caption="สัญญาที่พ้นภาระค้ำประกันในรอบ 12 เดือน" more={more} loans={loans} />;
}
