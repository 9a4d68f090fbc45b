import type { BeneficiaryDocument } from '@coop/contracts/member/gian';
import { ageText } from '@coop/format/age';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { Toolbar } from '@coop/ui/toolbar';
import FileText from 'lucide-react/icons/file-text';
import { toExport } from '../../app/statement/columns.ts';
import { TableActions } from '../../app/statement/statement-tools.tsx';
import styles from './gian.module.css';
import { heirColumns } from './heir-columns.tsx';
import { text } from './text.ts';

interface CurrentDocumentProps {
  readonly document: BeneficiaryDocument;
  readonly asOf: string;
  readonly onPrint: () => void;
}

function factsOf({ document_no, appointed_date, covers }: BeneficiaryDocument, asOf: string) {
  const age = `${text.madeAgo} ${ageText(appointed_date, asOf)}`;
  return [
    { term: text.documentNo, value: <span className="nowrap">{document_no}</span> },
    { term: text.appointed, value: `${formatThaiDate(appointed_date)} (${age})` },
    { term: text.covers, value: covers.join(' · ') },
  ];
}

/** The appointment in force: what it covers, whom it names, in which parts. */
export function CurrentDocument({ document, asOf, onPrint }: CurrentDocumentProps) {
  const { beneficiaries } = document;
  const columns = heirColumns(beneficiaries);
  return (
    <>
      <Card title={text.current} actions={<Tag tone="positive">{document.document_status}</Tag>}>
        <Facts rows={factsOf(document, asOf)} />
        <div className={styles.advice}>
          <p>{text.review}</p>
          <p className="note">{text.paperOnly}</p>
        </div>
      </Card>
      <h2>{text.heirs}</h2>
      <Toolbar
        actions={
          <TableActions
            table={() => toExport(`${text.title} ${document.document_no}`, columns, beneficiaries)}
            onPrint={onPrint}
          />
        }
      >
        <Button variant="primary" icon={<FileText />} onClick={() => print()}>
          {text.printForm}
        </Button>
      </Toolbar>
      <Card>
        <DataTable
          caption={text.heirs}
          columns={columns}
          rows={beneficiaries}
          rowKey={(row) => row.seq}
          totalsLabel={text.whole}
        />
      </Card>
    </>
  );
}
