import type { Beneficiary, BeneficiaryDocument } from '@coop/contracts/member/gian';
import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Toolbar } from '@coop/ui/toolbar';
import { type ExportColumn, toExport } from '../../app/statement/columns.ts';
import { dateColumn } from '../../app/statement/money-column.tsx';
import { TableActions } from '../../app/statement/statement-tools.tsx';
import { heirColumns, wholeOf } from './heir-columns.tsx';
import { text } from './text.ts';

interface Row extends Beneficiary {
  readonly document: BeneficiaryDocument;
}

const SHOWN = heirColumns<Row>();

/** On the page the document heads its rows; in a file each row must say it. */
const SAVED: readonly ExportColumn<Row>[] = [
  {
    key: 'document',
    header: text.columns.document,
    cell: (row) => row.document.document_no,
    save: (row) => ({ kind: 'text', value: row.document.document_no }),
  },
  dateColumn('appointed', text.columns.appointed, (row) => row.document.appointed_date),
  dateColumn('replaced', text.columns.replaced, (row) => row.document.replaced_date),
  ...SHOWN,
];

function headOf({ document }: Row): string {
  return text.replacedOf(
    document.document_no,
    formatThaiDate(document.appointed_date),
    formatThaiDate(document.replaced_date),
  );
}

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
      <Toolbar
        actions={
          <TableActions table={() => toExport(text.replaced, SAVED, rows)} onPrint={onPrint} />
        }
      >
        <p className="note">{text.replacedNote}</p>
      </Toolbar>
      <Card>
        <DataTable
          caption={text.replaced}
          columns={SHOWN}
          rows={rows}
          rowKey={(row) => `${row.document.document_no}/${row.seq}`}
          groupBy={headOf}
          groupTotals={(group) => ({ percent: wholeOf(group) })}
        />
      </Card>
    </>
  );
}
