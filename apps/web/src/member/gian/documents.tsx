import type { Beneficiary, BeneficiaryDocument } from '@coop/contracts/member/gian';
import { addMonths } from '@coop/finance/calendar';
import { ageText } from '@coop/format/age';
import { keyed } from '@coop/format/keyed';
import { formatRate, parseRate, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { type FactRows, Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { Tag } from '@coop/ui/tag';
import FileText from 'lucide-react/icons/file-text';
import { Link } from 'react-router';
import { PaperDownload } from '../../documents/pdf/paper-download.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { type ExportColumn, toExport } from '../../tables/columns.ts';
import { dateColumn } from '../../tables/money-column.tsx';
import { TableTools } from '../../tables/statement-tools.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { formFile } from './form-paper.ts';
import styles from './gian.module.css';
import { heirColumns } from './heir-columns.tsx';
import { text } from './text.ts';

/** All of it, in 1/100 percent. */
const WHOLE = 10_000;

/** Tells whether a year or more has passed between two days; no, where a day is missing. */
function isYearOld(from: string, to: string): boolean {
  return from.length === 10 && to.length === 10 && addMonths(from, 12) <= to;
}

/** Shows what is to be looked at once a year: whether it is still right, whole, and where the people live. */
function YearlyCheck({ document, asOf }: { document: BeneficiaryDocument; asOf: string }) {
  const whole = sumSatang(
    document.beneficiaries.map((beneficiary) => parseRate(beneficiary.share_percent)),
  );
  const isComplete = whole === WHOLE;
  if (isComplete && !isYearOld(document.appointed_date, asOf)) return null;
  return (
    <Band tone={isComplete ? 'info' : 'waiting'} title="ตรวจทานปีละครั้ง">
      <p>
        {isComplete
          ? 'สัดส่วนรวมกันครบ 100.00 %'
          : `สัดส่วนรวมกันได้ ${formatRate(whole)} % ไม่ครบ 100.00 % กรุณาติดต่อสหกรณ์`}
      </p>
      <ul className={styles.asks}>
        {text.yearlyAsk.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </Band>
  );
}

interface CurrentDocumentProps {
  readonly document: BeneficiaryDocument;
  readonly asOf: string;
  readonly onPrint: () => void;
}

function factsOf(
  { document_no, appointed_date, covers }: BeneficiaryDocument,
  asOf: string,
): FactRows {
  const age = joinFigures(`ทำไว้แล้ว ${ageText(appointed_date, asOf)}`);
  return [
    ['เลขที่หนังสือ', <span className="nowrap">{document_no}</span>],
    [
      'วันที่ทำหนังสือ',
      <>
        {joinFigures(formatThaiDate(appointed_date))} <span className="whole">{`(${age})`}</span>
      </>,
    ],
    ['ครอบคลุม', covers.join(' · ')],
  ];
}

/** The appointment in force: what it covers, whom it names, in which parts. */
export function CurrentDocument({ document, asOf, onPrint }: CurrentDocumentProps) {
  const { beneficiaries } = document;
  const session = useMemberSession();
  return (
    <>
      <YearlyCheck document={document} asOf={asOf} />
      <Card title="หนังสือที่มีผล" actions={<Tag tone="positive">{document.document_status}</Tag>}>
        <Facts rows={factsOf(document, asOf)} />
        <div className={styles.advice}>
          <p>ควรทบทวนทุกปี และเมื่อสมรส หย่า มีบุตร หรือผู้รับโอนเสียชีวิต</p>
          <p className="note">
            หนังสือนี้จัดทำในรูปแบบเดียวกับพินัยกรรมและเก็บไว้ที่สหกรณ์ หน้าจอนี้ใช้ตรวจสอบเท่านั้น หากต้องการเปลี่ยน
            กรุณาทำหนังสือฉบับใหม่ที่สำนักงานสหกรณ์
          </p>
          <p className="no-print">
            <Link to={paths.member.family}>ข้อมูลสำหรับครอบครัวของท่าน (ต้องใช้รหัสผ่าน)</Link>
          </p>
          <div className={`${styles.papers} no-print`}>
            <Button variant="primary" icon={<FileText />} onClick={() => print()}>
              พิมพ์แบบหนังสือ
            </Button>
            {/* It has no amounts to ask about. */}
            <HideAmountsProvider hidden={false}>
              {session && <PaperDownload file={() => formFile({ document, asOf, session })} />}
            </HideAmountsProvider>
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
    document.beneficiaries.map((beneficiary) => ({ ...beneficiary, document })),
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
        <span className="whole">ทำเมื่อ {joinFigures(formatThaiDate(appointed_date))}</span>{' '}
        <span className="whole">ยกเลิกเมื่อ {joinFigures(formatThaiDate(replaced_date))}</span>
      </p>
      <DataTable
        caption={`${text.heirs} ${document_no}`}
        columns={heirColumns(beneficiaries)}
        rows={beneficiaries}
        rowKey={(item) => item.seq}
        totalsLabel={text.whole}
      />
    </Card>
  );
}
