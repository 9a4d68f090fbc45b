import type { Beneficiary, BeneficiaryDocument } from '@coop/contracts/member/gian';
import { keyed } from '@coop/format/keyed';
import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Tag } from '@coop/ui/tag';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { dateColumn } from '../../parts/statement/money-column.tsx';
import { TableTools } from '../../parts/statement/statement-tools.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { heirColumns } from './heir-columns.tsx';
import { text } from './text.ts';

interface Row extends Beneficiary {
  readonly document: BeneficiaryDocument;
}

/** On the page each document has its own table; in the file every row names its document. */
const SAVED: readonly ExportColumn<Row>[] = [
  textColumn('document', 'เลขที่หนังสือ', (row) => row.document.document_no),
  dateColumn('appointed', 'วันที่ทำหนังสือ', (row) => row.document.appointed_date),
  dateColumn('replaced', 'ยกเลิกเมื่อ', (row) => row.document.replaced_date),
  ...heirColumns<Row>([]),
];

interface ReplacedProps {
  readonly documents: readonly BeneficiaryDocument[];
  readonly onPrint: () => void;
}

/** Appointments that a later one replaced, each with those it named. */
export function Replaced({ documents, onPrint }: ReplacedProps) {
  const rows = documents.flatMap((document) =>
    document.beneficiaries.map((one) => ({ ...one, document })),
  );
  return (
    <>
      <TableTools table={() => toExport({ title: text.replaced }, SAVED, rows)} onPrint={onPrint}>
        <p className="note">เก็บไว้เพื่ออ้างอิง ไม่มีผลแล้ว</p>
      </TableTools>
      {keyed(documents, (document) => document.document_no).map(([key, document]) => (
        <ReplacedCard key={key} document={document} />
      ))}
    </>
  );
}

function ReplacedCard({ document }: { document: BeneficiaryDocument }) {
  const { document_no, appointed_date, replaced_date, beneficiaries } = document;
  return (
    <Card title={document_no} headingLevel={3} actions={<Tag tone="muted">ยกเลิกแล้ว</Tag>}>
      <p className="note">
        <span className="nowrap">ทำเมื่อ {formatThaiDate(appointed_date)}</span>{' '}
        <span className="nowrap">ยกเลิกเมื่อ {formatThaiDate(replaced_date)}</span>
      </p>
      <DataTable
        caption={`${text.heirs} ${document_no}`}
        columns={heirColumns(beneficiaries)}
        rows={beneficiaries}
        rowKey={(one) => one.seq}
        totalsLabel={text.whole}
      />
    </Card>
  );
}
