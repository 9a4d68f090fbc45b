import type { BeneficiaryDocument } from '@coop/contracts/member/gian';
import { ageText } from '@coop/format/age';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { PaperDownload } from '../../parts/pdf/paper-download.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { formFile } from './form-paper.ts';
import styles from './gian.module.css';
import { heirColumns } from './heir-columns.tsx';
import { text } from './text.ts';
import { YearlyCheck } from './yearly-check.tsx';

interface CurrentDocumentProps {
  readonly document: BeneficiaryDocument;
  readonly asOf: string;
  readonly onPrint: () => void;
}

function factsOf({ document_no, appointed_date, covers }: BeneficiaryDocument, asOf: string) {
  const age = `${text.madeAgo} ${ageText(appointed_date, asOf)}`;
  return [
    { term: text.documentNo, value: <span className="nowrap">{document_no}</span> },
    {
      term: text.appointed,
      value: (
        <>
          {formatThaiDate(appointed_date)} <span className="whole">({age})</span>
        </>
      ),
    },
    { term: text.covers, value: covers.join(' · ') },
  ];
}

/** The appointment in force: what it covers, whom it names, in which parts. */
export function CurrentDocument({ document, asOf, onPrint }: CurrentDocumentProps) {
  const { beneficiaries } = document;
  const session = useMemberSession();
  return (
    <>
      <YearlyCheck document={document} asOf={asOf} />
      <Card title={text.current} actions={<Tag tone="positive">{document.document_status}</Tag>}>
        <Facts rows={factsOf(document, asOf)} />
        <div className={styles.advice}>
          <p>{text.review}</p>
          <p className="note">{text.paperOnly}</p>
          <p className="no-print">
            <Link to={paths.member.family}>{text.toFamily}</Link>
          </p>
          <div className={`${styles.papers} no-print`}>
            <Button variant="primary" icon={<FileText />} onClick={() => print()}>
              {text.printForm}
            </Button>
            {session && <PaperDownload file={() => formFile({ document, asOf, session })} />}
          </div>
        </div>
      </Card>
      <TableSection
        caption={text.heirs}
        columns={heirColumns(beneficiaries)}
        rows={beneficiaries}
        rowKey={(row) => row.seq}
        totalsLabel={text.whole}
        onPrint={onPrint}
      />
    </>
  );
}
