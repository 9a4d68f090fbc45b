import type { FamilyGuarantor, FamilyLine, MemberFamily } from '@coop/contracts/member/family';
import { parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Facts } from '@coop/ui/facts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ExportColumn, shownColumns } from '../../parts/statement/columns.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { numberColumn, personColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { PhoneLink } from '../../site/phone-link.tsx';
import { text } from './text.ts';

const { columns } = text;

const LINES: readonly ExportColumn<FamilyLine>[] = [
  textColumn('item', columns.item, (line) => line.item_desc, { priority: 'title' }),
  textColumn('kind', columns.kind, (line) => line.kind),
  textColumn('ref', columns.ref, (line) => line.ref_no),
  moneyColumn(
    'amount',
    columns.amount,
    (line) => (line.kind === 'หนี้' ? `-${line.amount}` : line.amount),
    { strong: true },
  ),
];

const GUARANTORS: readonly ExportColumn<FamilyGuarantor>[] = [
  personColumn('guarantor', columns.guarantor, (one) => one.guarantor_name, { priority: 'title' }),
  numberColumn('memberNo', columns.memberNo, (one) => one.guarantor_member_no),
  numberColumn('contract', columns.contract, (one) => one.loancontract_no),
  moneyColumn('most', columns.most, (one) => one.most),
];

/** The answer first: what is left for the family, and how it comes about. */
function Answer({ sheet }: { sheet: MemberFamily }) {
  const left = parseBaht(sheet.left);
  const owed = parseBaht(sheet.owed);
  const isShort = left !== null && left < 0;
  return (
    <Card title={isShort ? text.short : text.left}>
      <p>
        <Amount satang={isShort ? -left : left} size="xl" unit="บาท" />
      </p>
      <Facts
        rows={[
          [text.owned, <Amount baht={sheet.owned} />],
          [text.covered, <Amount baht={sheet.covered} />],
          [text.owed, <Amount satang={owed === null ? null : -owed} />],
        ]}
      />
      <p className="note">{text.leftNote}</p>
    </Card>
  );
}

/** Whom it falls on if nothing else covers the debt. */
function Guarantors({ rows }: { rows: readonly FamilyGuarantor[] }) {
  return (
    <Card title={text.guarantors}>
      {rows.length === 0 ? (
        <p>{text.guarantorsNone}</p>
      ) : (
        <>
          <DataTable
            caption={text.guarantors}
            columns={shownColumns(GUARANTORS)}
            rows={rows}
            rowKey={(one) => `${one.loancontract_no}/${one.guarantor_member_no}`}
          />
          <p className="note">{text.guarantorsNote}</p>
        </>
      )}
    </Card>
  );
}

/** Everything of the sheet, on the page and on paper. */
export function Sheet({ sheet, tools }: { sheet: MemberFamily; tools?: ReactNode }) {
  const lines = sheet.lines.map((line, i) => ({ ...line, key: i }));
  return (
    <div className="stack">
      <Answer sheet={sheet} />
      {tools}
      <Card title={text.lines}>
        <DataTable
          caption={text.lines}
          columns={shownColumns(LINES)}
          rows={lines}
          rowKey={(line) => line.key}
        />
      </Card>
      <Guarantors rows={sheet.guarantors} />
      <Card title={text.heirs}>
        <p>{sheet.document_no ? text.heirsIn(sheet.document_no) : text.heirsNone}</p>
        <p className="no-print">
          <Link to={paths.member.gian}>{text.toHeirs}</Link>
        </p>
      </Card>
      <Card title={text.call}>
        <p>
          {text.callFirst} <PhoneLink />
        </p>
      </Card>
      <Card title={text.papers}>
        <ul>
          {text.paperList.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="note">{text.papersNote}</p>
      </Card>
    </div>
  );
}
