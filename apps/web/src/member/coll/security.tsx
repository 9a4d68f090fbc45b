import type { Collateral, SecuredLoan } from '@coop/contracts/member/coll';
import { parseBaht, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { ExportColumn } from '../../app/statement/columns.ts';
import { moneyColumn } from '../../app/statement/money-column.tsx';
import { TableSection } from '../../app/statement/table-section.tsx';
import { text } from './text.ts';

interface SecurityRow extends Collateral {
  readonly key: string;
  readonly contractNo: string;
  readonly loanType: string;
}

function rowsOf(contracts: readonly SecuredLoan[]): SecurityRow[] {
  return contracts.flatMap(({ loancontract_no, loantype_desc, collaterals }) =>
    collaterals.map((one, index) => ({
      ...one,
      key: `${loancontract_no}/${index}`,
      contractNo: loancontract_no,
      loanType: loantype_desc,
    })),
  );
}

const { columns } = text;
const isPerson = (row: SecurityRow) => row.coll_type === '01';
const nameOf = (row: SecurityRow) => (isPerson(row) ? row.guarantor_name : row.coll_desc);

const TYPE: ExportColumn<SecurityRow> = {
  key: 'type',
  header: columns.type,
  cell: (row) => row.coll_type_desc,
  save: (row) => ({ kind: 'text', value: row.coll_type_desc }),
};

const WHO: readonly ExportColumn<SecurityRow>[] = [
  {
    key: 'who',
    header: columns.who,
    priority: 'title',
    cell: nameOf,
    save: (row) => ({ kind: 'text', value: nameOf(row) }),
  },
  {
    key: 'memberNo',
    header: columns.memberNo,
    cell: (row) => row.guarantor_member_no || null,
    save: (row) => ({ kind: 'text', value: row.guarantor_member_no }),
  },
];

/** On the page the contract heads its rows; in a file each row must say it. */
const CONTRACT: readonly ExportColumn<SecurityRow>[] = [
  {
    key: 'contract',
    header: columns.contract,
    cell: (row) => row.contractNo,
    save: (row) => ({ kind: 'text', value: row.contractNo }),
    fileOnly: true,
  },
  {
    key: 'loanType',
    header: columns.loanType,
    cell: (row) => row.loanType,
    save: (row) => ({ kind: 'text', value: row.loanType }),
    fileOnly: true,
  },
];

function amountColumn(rows: readonly SecurityRow[]): ExportColumn<SecurityRow> {
  const guaranteed = sumSatang(rows.filter(isPerson).map((row) => parseBaht(row.coll_amount)));
  return {
    ...moneyColumn<SecurityRow>({
      key: 'amount',
      header: columns.amount,
      of: (row) => row.coll_amount,
      strong: true,
    }),
    // Shares stand under every contract and are not added up.
    total: <Amount satang={guaranteed} />,
  };
}

/** Who and what secures each of my open contracts. */
export function Security({ contracts }: { contracts: readonly SecuredLoan[] }) {
  const rows = rowsOf(contracts);
  if (rows.length === 0) {
    return (
      <Card title={text.security}>
        <EmptyState title={text.securityNone}>{text.securityNoneMore}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <TableSection
        caption={text.security}
        columns={[...CONTRACT, ...WHO, TYPE, amountColumn(rows)]}
        rows={rows}
        rowKey={(row) => row.key}
        groupBy={(row) => `${row.loanType} ${row.contractNo}`}
        totalsLabel={text.guaranteedTotal}
      />
      {rows.some((row) => row.coll_type === '02') && <p className="note">{text.securityNote}</p>}
      <p className="no-print">
        <Link to={paths.member.loan} className={buttonClass('secondary')}>
          {text.seeLoans}
        </Link>
      </p>
    </>
  );
}
