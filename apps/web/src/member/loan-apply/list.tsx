import type { LoanApplication } from '@coop/contracts/member/ahead/loan-application';
import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import { keyed } from '@coop/format/keyed';
import { parseBaht } from '@coop/format/money';
import { AnswerCard } from '@coop/ui/answer-card';
import { Button } from '@coop/ui/button';
import type { Fact } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import { Toolbar } from '@coop/ui/toolbar';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { lineFacts } from '../../parts/borrowing/line-facts.tsx';
import type { Month } from '../../parts/borrowing/month.ts';
import { useMonth } from '../../parts/borrowing/use-month.ts';
import { LongPaper } from '../../parts/papers/paper-sheet.tsx';
import { PaperDownload } from '../../parts/pdf/paper-download.tsx';
import { CallDialog } from '../../parts/requests/call-dialog.tsx';
import { StatusSteps } from '../../parts/requests/status-steps.tsx';
import { paths } from '../../site/paths.ts';
import {
  applicationFile,
  footOf,
  isOpen,
  linesOf,
  nameOf,
  statusOf,
  stepsOf,
} from './application-paper.ts';
import { MorePapers } from './more-papers.tsx';
import { text } from './text.ts';

interface ListProps {
  readonly applications: readonly LoanApplication[];
  /** Takes the focus when the sheet of a request that was sent is closed. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Every request with its way to the contract; one that nobody examines yet can be cancelled. */
export function ApplicationList({ applications, headingRef }: ListProps) {
  const month = useMonth('', applications.some(isOpen));
  const api = useApi();
  const [cancelling, setCancelling] = useState<string>();
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {text.list}
      </h2>
      {applications.length === 0 ? (
        <EmptyCard title="ยังไม่มีคำขอกู้">คำขอที่ส่งแล้วจะแสดงในส่วนนี้ พร้อมสถานะล่าสุด</EmptyCard>
      ) : (
        <>
          <Toolbar
            actions={
              <>
                <PrintPage>พิมพ์คำขอกู้</PrintPage>
                <PaperDownload file={(making) => applicationFile(applications, making, month)} />
              </>
            }
          />
          <LongPaper of={(making) => applicationFile(applications, making, month).papers} canHide />
        </>
      )}
      {keyed(applications, (one) => one.application_no).map(([key, one]) => (
        <ApplicationCard
          key={key}
          one={one}
          month={month}
          onCancel={() => setCancelling(one.application_no)}
        />
      ))}
      {cancelling && (
        <CallDialog
          title={`ยกเลิกคำขอ ${cancelling} หรือไม่`}
          words={{ yes: 'ยกเลิกคำขอ', busy: 'กำลังยกเลิก', no: 'ไม่ยกเลิก' }}
          call="memberLoanApplyCancel"
          send={() => api('memberLoanApplyCancel', { body: { application_no: cancelling } })}
          onClose={() => setCancelling(undefined)}
        >
          <p>เมื่อยกเลิกแล้ว ต้องส่งคำขอใหม่หากต้องการอีก</p>
        </CallDialog>
      )}
    </>
  );
}

interface CardProps {
  readonly one: LoanApplication;
  readonly month: Month | undefined;
  readonly onCancel: () => void;
}

function ApplicationCard({ one, month, onCancel }: CardProps) {
  const { remark, loan, rest } = linesOf(one, month);
  const tone = isWithoutContract(one) ? 'negative' : isOpen(one) ? 'waiting' : 'positive';
  return (
    <AnswerCard
      title={nameOf(one)}
      tag={<Tag tone={tone}>{statusOf(one)}</Tag>}
      label={text.amountTerm}
      satang={parseBaht(one.amount)}
      facts={lineFacts([...remark, ...loan, ...rest]).map(
        ([term, value]): Fact => [
          term,
          term === text.contract ? <Contract no={one.loancontract_no} /> : value,
        ],
      )}
      foot={footOf(one)}
    >
      <StatusSteps steps={stepsOf(one)} />
      {one.status === 'ขอเอกสารเพิ่ม' && <MorePapers no={one.application_no} />}
      {one.can_cancel && (
        <div className="no-print">
          <Button onClick={onCancel}>ยกเลิกคำขอ {one.application_no}</Button>
        </div>
      )}
    </AnswerCard>
  );
}

const Contract = ({ no }: { no: string }) => <Link to={paths.member.loanStatement(no)}>{no}</Link>;
