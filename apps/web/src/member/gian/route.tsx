import type { LoanGuarantor, MemberGian } from '@coop/contracts/member/gian';
import type { LoaderFunction } from 'react-router';
import { PrintedPapers } from '../../documents/papers/paper-sheet.tsx';
import { usePaper } from '../../documents/papers/use-paper.ts';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { numberColumn, personColumn, textColumn } from '../../tables/text-column.tsx';
import { CurrentDocument, Replaced } from './documents.tsx';
import { formFile } from './form-paper.ts';
import { text } from './text.ts';

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('memberGianList', {});

/** /member/gian: who receives what I leave, and who guarantees my loans. */
export function Component() {
  const feed = useFeed('memberGianList', {});
  const paper = usePaper();
  const session = useMemberSession();
  const document = feed.data && currentOf(feed.data);
  const form = document && session && { document, asOf: feed.data?.as_of ?? '', session };
  return (
    <MemberPage paper={form && !paper.isPage && <PrintedPapers of={() => formFile(form).papers} />}>
      <FeedView feed={feed} blocks={['26rem', '14rem', '16rem']}>
        {(data) => <BeneficiariesView data={data} onPrint={paper.printPage} />}
      </FeedView>
    </MemberPage>
  );
}

function currentOf({ documents }: MemberGian) {
  return documents.find((doc) => doc.document_status === 'มีผล');
}

/** @param onPrint prints the page and not the form */
function BeneficiariesView({ data, onPrint }: { data: MemberGian; onPrint: () => void }) {
  const current = currentOf(data);
  const replaced = data.documents.filter((doc) => doc !== current);
  return (
    <>
      {current ? (
        <CurrentDocument document={current} asOf={data.as_of} onPrint={onPrint} />
      ) : (
        <EmptyCard title="ยังไม่มีหนังสือแต่งตั้งผู้รับโอนประโยชน์">
          ทำหนังสือได้ที่สำนักงานสหกรณ์ โดยนำบัตรประจำตัวประชาชนของท่าน และชื่อกับเลขประจำตัวของผู้รับโอนมาด้วย
        </EmptyCard>
      )}
      {replaced.length > 0 && (
        <>
          <h2>{text.replaced}</h2>
          <Replaced documents={replaced} onPrint={onPrint} />
        </>
      )}
      <Guarantors guarantors={data.guarantors} onPrint={onPrint} />
    </>
  );
}

function columnsFor(rows: readonly LoanGuarantor[]): ExportColumn<LoanGuarantor>[] {
  return [
    // On the page the contract is the heading of its rows; in a file it is in every row.
    textColumn('contract', 'เลขที่สัญญา', (row) => row.loancontract_no, { fileOnly: true }),
    textColumn('loanType', 'ประเภทเงินกู้', (row) => row.loantype_desc, { fileOnly: true }),
    personColumn('guarantor', 'ผู้ค้ำประกัน', (row) => row.guarantor_name, {
      priority: 'title',
    }),
    numberColumn('memberNo', 'เลขทะเบียน', (row) => row.guarantor_member_no),
    moneyColumn('amount', 'วงเงินค้ำประกัน (บาท)', (row) => row.coll_amount, {
      totalOf: rows,
      strong: true,
    }),
  ];
}

/** The guarantors of my open contracts, which is the other reading of the specification. */
function Guarantors(props: { guarantors: readonly LoanGuarantor[]; onPrint: () => void }) {
  const { guarantors, onPrint } = props;
  const toColl = <LinkButton to={paths.member.coll}>ดูการค้ำประกันทั้งหมด</LinkButton>;
  if (guarantors.length === 0) {
    return (
      <EmptyCard heading={text.guarantors} title="เงินกู้ของท่านไม่มีบุคคลค้ำประกัน" action={toColl}>
        ผู้ค้ำประกันของสัญญาที่ยังไม่ปิดจะปรากฏที่นี่
      </EmptyCard>
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
        totalsLabel="รวมวงเงินที่มีบุคคลค้ำประกัน"
        onPrint={onPrint}
      />
      <p className="no-print">{toColl}</p>
    </>
  );
}
