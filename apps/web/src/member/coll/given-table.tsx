import type { GuaranteedLoan } from '@coop/contracts/member/coll';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { numberColumn, personColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';
import { StandingTag, standingOf } from './watch-card.tsx';

const { columns } = text;
const TOTALS = 'รวมทุกสัญญา';

/** Whose contract it is: what both tables begin with. */
const WHOSE: readonly ExportColumn<GuaranteedLoan>[] = [
  personColumn('borrower', columns.borrower, (loan) => loan.borrower_name, { priority: 'title' }),
  numberColumn('memberNo', columns.memberNo, (loan) => loan.borrower_member_no),
  numberColumn('contract', columns.contract, (loan) => loan.loancontract_no),
];

function givenColumns(loans: readonly GuaranteedLoan[]): ExportColumn<GuaranteedLoan>[] {
  const money = (key: string, header: string, of: (loan: GuaranteedLoan) => string) =>
    moneyColumn(key, header, of, { totalOf: loans });
  return [
    ...WHOSE,
    money('approved', 'วงเงินอนุมัติ', (loan) => loan.loanapprove_amt),
    money('balance', 'หนี้คงเหลือ', (loan) => loan.principal_balance),
    money('mine', columns.mine, (loan) => loan.guarantee_amount),
    money('monthly', 'ภาระต่อเดือน', (loan) => loan.monthly_liability),
    textColumn('status', 'สถานะ', standingOf, {
      cell: (loan) => <StandingTag loan={loan} />,
    }),
  ];
}

function releasedColumns(loans: readonly GuaranteedLoan[]): ExportColumn<GuaranteedLoan>[] {
  return [
    ...WHOSE,
    dateColumn('released', 'พ้นภาระเมื่อ', (loan) => loan.released_date),
    moneyColumn('mine', columns.mine, (loan) => loan.guarantee_amount, { totalOf: loans }),
  ];
}

/** The contracts I guarantee side by side. */
export function GivenTable({ loans }: { loans: readonly GuaranteedLoan[] }) {
  return (
    <TableSection
      caption="สรุปสัญญาที่ท่านค้ำประกัน"
      headingLevel={3}
      columns={givenColumns(loans)}
      rows={loans}
      rowKey={(loan) => loan.loancontract_no}
      totalsLabel={TOTALS}
    />
  );
}

/** Contracts that were paid off within the year: proof that one is free again. */
export function ReleasedTable({ loans }: { loans: readonly GuaranteedLoan[] }) {
  return (
    <TableSection
      caption="สัญญาที่พ้นภาระค้ำประกันในรอบ 12 เดือน"
      columns={releasedColumns(loans)}
      rows={loans}
      rowKey={(loan) => loan.loancontract_no}
      totalsLabel={TOTALS}
    />
  );
}
