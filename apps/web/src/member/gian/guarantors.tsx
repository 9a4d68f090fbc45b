import type { LoanGuarantor } from '@coop/contracts/member/gian';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { Toolbar } from '@coop/ui/toolbar';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type ExportColumn, toExport } from '../../app/statement/columns.ts';
import { moneyColumn } from '../../app/statement/money-column.tsx';
import { TableActions } from '../../app/statement/statement-tools.tsx';
import { text } from './text.ts';

function textColumn(
  key: string,
  header: string,
  of: (row: LoanGuarantor) => string,
): ExportColumn<LoanGuarantor> {
  return { key, header, cell: of, save: (row) => ({ kind: 'text', value: of(row) }) };
}

/** On the page the contract heads its rows; in a file each row must say it. */
const CONTRACT: readonly ExportColumn<LoanGuarantor>[] = [
  textColumn('contract', text.columns.contract, (row) => row.loancontract_no),
  textColumn('loanType', text.columns.loanType, (row) => row.loantype_desc),
];

function columnsFor(rows: readonly LoanGuarantor[]): ExportColumn<LoanGuarantor>[] {
  const { columns } = text;
  return [
    {
      ...textColumn('guarantor', columns.guarantor, (row) => row.guarantor_name),
      priority: 'title',
    },
    textColumn('memberNo', columns.memberNo, (row) => row.guarantor_member_no),
    moneyColumn({
      key: 'amount',
      header: columns.amount,
      of: (row) => row.coll_amount,
      totalOf: rows,
      strong: true,
    }),
  ];
}

interface GuarantorsProps {
  readonly guarantors: readonly LoanGuarantor[];
  readonly onPrint: () => void;
}

/** The second reading of this screen: persons who guarantee my open contracts. */
export function Guarantors({ guarantors, onPrint }: GuarantorsProps) {
  const toColl = (
    <Link to={paths.member.coll} className={buttonClass('secondary')}>
      {text.seeColl}
    </Link>
  );
  if (guarantors.length === 0) {
    return (
      <Card>
        <EmptyState title={text.guarantorsNone} action={toColl}>
          {text.guarantorsNoneMore}
        </EmptyState>
      </Card>
    );
  }
  const columns = columnsFor(guarantors);
  return (
    <>
      <Toolbar
        actions={
          <TableActions
            table={() => toExport(text.guarantors, [...CONTRACT, ...columns], guarantors)}
            onPrint={onPrint}
          />
        }
      >
        {toColl}
      </Toolbar>
      <Card>
        <DataTable
          caption={text.guarantors}
          columns={columns}
          rows={guarantors}
          rowKey={(row) => `${row.loancontract_no}/${row.guarantor_member_no}`}
          groupBy={(row) => `${row.loantype_desc} ${row.loancontract_no}`}
          totalsLabel={text.guarantorsTotal}
        />
      </Card>
    </>
  );
}
