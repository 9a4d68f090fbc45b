import type { LoanGuarantor } from '@coop/contracts/member/gian';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { LinkButton } from '../../page/link-button.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

function columnsFor(rows: readonly LoanGuarantor[]): ExportColumn<LoanGuarantor>[] {
  const { columns } = text;
  return [
    // On the page the contract is the heading of its rows; in a file it is in every row.
    textColumn('contract', columns.contract, (row) => row.loancontract_no, { fileOnly: true }),
    textColumn('loanType', columns.loanType, (row) => row.loantype_desc, { fileOnly: true }),
    textColumn('guarantor', columns.guarantor, (row) => row.guarantor_name, { priority: 'title' }),
    numberColumn('memberNo', columns.memberNo, (row) => row.guarantor_member_no),
    moneyColumn('amount', columns.amount, (row) => row.coll_amount, {
      totalOf: rows,
      strong: true,
    }),
  ];
}

interface GuarantorsProps {
  readonly guarantors: readonly LoanGuarantor[];
  readonly onPrint: () => void;
}

/** The guarantors of my open contracts, which is the other reading of the specification. */
export function Guarantors({ guarantors, onPrint }: GuarantorsProps) {
  const toColl = <LinkButton to={paths.member.coll}>{text.seeColl}</LinkButton>;
  if (guarantors.length === 0) {
    return (
      <Card title={text.guarantors}>
        <EmptyState title={text.guarantorsNone} action={toColl}>
          {text.guarantorsNoneMore}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <TableSection
        caption={text.guarantors}
        columns={columnsFor(guarantors)}
        rows={guarantors}
        rowKey={(row) => `${row.loancontract_no}/${row.guarantor_member_no}`}
        groupBy={(row) => `${row.loantype_desc} ${row.loancontract_no}`}
        totalsLabel={text.guarantorsTotal}
        onPrint={onPrint}
      />
      <p className="no-print">{toColl}</p>
    </>
  );
}
