import type { Collateral, SecuredLoan } from '@coop/contracts/member/coll';
import { parseBaht, sumSatang } from '@coop/format/money';
import { PersonName } from '@coop/ui/whole';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn, totalColumn } from '../../tables/money-column.tsx';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { numberColumn, textColumn } from '../../tables/text-column.tsx';
import { text } from './text.ts';

/** Row that secures a contract, beside what names the contract. */
type SecurityRow = Collateral & Omit<SecuredLoan, 'collaterals'> & { readonly key: string };

const rowsOf = (contracts: readonly SecuredLoan[]): SecurityRow[] =>
  contracts.flatMap(({ collaterals, ...loan }) =>
    collaterals.map((collateral, index) => ({
      ...collateral,
      ...loan,
      key: `${loan.loancontract_no}/${index}`,
    })),
  );

const { columns } = text;
const TITLE = 'หลักประกันเงินกู้ของท่าน';
const isPerson = (row: SecurityRow) => row.coll_type === '01';
const nameOf = (row: SecurityRow) => (isPerson(row) ? row.guarantor_name : row.coll_desc);

/** An account's number, which comes last, does not break at its hyphens. */
function Named({ words }: { words: string }) {
  const [, name, no] = /^(.+) (\d[\d-]+)$/.exec(words) ?? [];
  return (
    <span>
      {name && no ? <NumberedName name={name} no={no} /> : <PersonName>{words}</PersonName>}
    </span>
  );
}

const WORDS: readonly ExportColumn<SecurityRow>[] = [
  // On the page the contract is the heading of its rows; in a file it is in every row.
  textColumn('contract', columns.contract, (row) => row.loancontract_no, { fileOnly: true }),
  textColumn('loanType', 'ประเภทเงินกู้', (row) => row.loantype_desc, { fileOnly: true }),
  textColumn('who', 'รายการ', nameOf, {
    priority: 'title',
    cell: (row) => <Named words={nameOf(row)} />,
  }),
  numberColumn('memberNo', columns.memberNo, (row) => row.guarantor_member_no),
  textColumn('type', 'หลักประกัน', (row) => row.coll_type_desc),
];

function amountColumn(rows: readonly SecurityRow[]): ExportColumn<SecurityRow> {
  const guaranteed = sumSatang(rows.filter(isPerson).map((row) => parseBaht(row.coll_amount)));
  return moneyColumn('amount', 'จำนวนเงิน (บาท)', (row) => row.coll_amount, {
    strong: true,
    // Shares secure every contract, so they are not summed.
    ...totalColumn(guaranteed),
  });
}

/** Shows who and what secures each of my open contracts. */
export function Security({ contracts }: { contracts: readonly SecuredLoan[] }) {
  const rows = rowsOf(contracts);
  if (rows.length === 0) {
    return (
      <EmptyCard heading={TITLE} title="ท่านไม่มีเงินกู้ที่ต้องมีหลักประกัน">
        เมื่อมีเงินกู้ ผู้ค้ำประกันและหลักทรัพย์ของแต่ละสัญญาจะปรากฏที่นี่
      </EmptyCard>
    );
  }
  return (
    <>
      <TableSection
        caption={TITLE}
        columns={[...WORDS, amountColumn(rows)]}
        rows={rows}
        rowKey={(row) => row.key}
        groupBy={(row) => `${row.loantype_desc} ${row.loancontract_no}`}
        totalsLabel="รวมวงเงินที่มีบุคคลค้ำประกัน"
      />
      {rows.some((row) => row.coll_type === '02') && (
        <p className="note">ทุนเรือนหุ้นทั้งหมดเป็นประกันหนี้ทุกสัญญาร่วมกัน จึงแสดงซ้ำในแต่ละสัญญาและไม่นำมารวม</p>
      )}
      <p className="no-print">
        <LinkButton to={paths.member.loan}>ดูสัญญาเงินกู้ของท่าน</LinkButton>
      </p>
    </>
  );
}
