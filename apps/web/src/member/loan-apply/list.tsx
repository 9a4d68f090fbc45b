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
import { LongPaper } from '../../documents/papers/paper-sheet.tsx';
import { PaperDownload } from '../../documents/pdf/paper-download.tsx';
import { useCall } from '../../feed/use-call.ts';
import { fileToSend } from '../../forms/data-url.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { paperWords } from '../../forms/paper-files.ts';
import { refusalWords } from '../../forms/refusal-words.ts';
import { Submit } from '../../forms/submit.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { EmptyCard } from '../../page/empty-card.tsx';
import { lineFacts } from '../../planners/borrowing/line-facts.tsx';
import type { Month } from '../../planners/borrowing/month.ts';
import { countedBy } from '../../planners/borrowing/offer.ts';
import { useMonth } from '../../planners/borrowing/use-month.ts';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { requestKey } from '../../requests/draft-files.ts';
import { LeaveQuestion } from '../../requests/leave-question.tsx';
import { PaperField } from '../../requests/paper-field.tsx';
import { StatusSteps } from '../../requests/status-steps.tsx';
import { forgetKey } from '../../session/sent-key.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { PrintButton } from '../../tables/print-button.tsx';
import { notify } from '../../toasts/notify.ts';
import {
  applicationFile,
  footOf,
  isOpen,
  linesOf,
  nameOf,
  statusOf,
  stepsOf,
} from './application-paper.tsx';
import styles from './loan-apply.module.css';
import { text } from './text.ts';

interface ListProps {
  readonly applications: readonly LoanApplication[];
  /** Takes the focus when the sheet of a request that was sent is closed. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Tells whether a loan of this type can be asked for now. */
  readonly canAgain: (loantypeCode: string) => boolean;
  /** Goes on from a request that ended. */
  readonly onAgain: (application: LoanApplication) => void;
}

/** Every request with its way to the contract; one that nobody examines yet can be cancelled. */
export function ApplicationList(props: ListProps) {
  const { applications: known, headingRef, canAgain, onAgain } = props;
  const laws = useByLaws();
  const applications = known.map((item) => ({ ...item, offer: countedBy(item.offer, laws) }));
  const month = useMonth('', applications.some(isOpen));
  const cancel = useCall('memberLoanApplyCancel');
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
                <PrintButton>พิมพ์คำขอกู้</PrintButton>
                <PaperDownload file={(making) => applicationFile(applications, making, month)} />
              </>
            }
          />
          <LongPaper of={(making) => applicationFile(applications, making, month).papers} canHide />
        </>
      )}
      {keyed(applications, (row) => row.application_no).map(([key, application], i) => (
        <ApplicationCard
          key={key}
          application={application}
          month={month}
          onCancel={() => setCancelling(application.application_no)}
          onAgain={
            i === 0 && isWithoutContract(application) && canAgain(application.loantype_code)
              ? () => onAgain(application)
              : undefined
          }
        />
      ))}
      {cancelling && (
        <CallDialog
          title={`ยกเลิกคำขอ ${cancelling} หรือไม่`}
          words={{ yes: 'ยกเลิกคำขอ', busy: 'กำลังยกเลิก', no: 'ไม่ยกเลิก' }}
          call={cancel}
          input={{ body: { application_no: cancelling } }}
          onClose={() => setCancelling(undefined)}
        >
          <p>เมื่อยกเลิกแล้ว ต้องส่งคำขอใหม่หากต้องการอีก</p>
        </CallDialog>
      )}
    </>
  );
}

interface CardProps {
  readonly application: LoanApplication;
  readonly month: Month | undefined;
  readonly onCancel: () => void;
  /** Goes on from it; absent where that cannot be. */
  readonly onAgain: (() => void) | undefined;
}

function ApplicationCard({ application, month, onCancel, onAgain }: CardProps) {
  const { remark, loan, rest } = linesOf(application, month);
  const no = application.loancontract_no;
  const contract = <Link to={paths.member.loanStatement(no)}>{no}</Link>;
  const tone = isWithoutContract(application)
    ? 'negative'
    : isOpen(application)
      ? 'waiting'
      : 'positive';
  return (
    <AnswerCard
      title={nameOf(application)}
      tag={<Tag tone={tone}>{statusOf(application)}</Tag>}
      label={text.amountTerm}
      satang={parseBaht(application.amount)}
      facts={lineFacts([...remark, ...loan, ...rest]).map(
        ([term, value]): Fact => [term, term === text.contract ? contract : value],
      )}
      foot={footOf(application)}
    >
      <StatusSteps steps={stepsOf(application)} />
      {application.status === 'ขอเอกสารเพิ่ม' && <MorePapers no={application.application_no} />}
      {application.can_cancel && (
        <div className="no-print">
          <Button onClick={onCancel}>ยกเลิกคำขอ {application.application_no}</Button>
        </div>
      )}
      {onAgain && (
        <div className="no-print">
          <Button onClick={onAgain}>
            ขอใหม่โดยใช้ข้อมูลเดิม <span className="visually-hidden">{application.application_no}</span>
          </Button>
        </div>
      )}
    </AnswerCard>
  );
}

const IDS = { files: 'more-papers' } as const;

/** Sends the papers that the cooperative asked for about a request; what was chosen stays when that fails. */
function MorePapers({ no }: { no: string }) {
  const papers = useCall('memberLoanApplyPapers');
  const name = `loan-papers/${no}`;
  const form = useCheckedForm({
    ids: IDS,
    initial: (): { files: readonly File[] } => ({ files: [] }),
    check: ({ files }) => (files.length === 0 ? { files: 'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์' } : {}),
  });
  const { files } = form.typed;
  const laws = useByLaws().files;
  const send = form.submit(async () => {
    const idempotency_key = requestKey(name, {}, files);
    const answer = await papers.run({
      body: {
        application_no: no,
        idempotency_key,
        files: await Promise.all(files.map(fileToSend)),
      },
    });
    if (!answer) return undefined;
    const refusal = refusalWords(answer);
    if (refusal !== undefined) return refusal;
    notify.success(answer.rc_des);
    forgetKey(name);
    return undefined;
  });

  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <LeaveQuestion isTyped={files.length > 0} />
      <FormSummary title="ส่งเอกสารไม่สำเร็จ" incomplete="ยังไม่ครบ" {...form.summary} />
      <PaperField
        id={IDS.files}
        label="เอกสารเพิ่ม"
        hint={paperWords(laws.loan_papers, laws.most_megabytes)}
        error={form.errorOf('files')}
        files={files}
        most={laws.loan_papers}
        onChoose={(chosen, keptOut) => {
          form.change({ files: chosen });
          form.mark('files', keptOut);
        }}
      />
      <Submit busy={form.busy} busyLabel="กำลังส่ง">
        ส่งเอกสารเพิ่ม
      </Submit>
    </form>
  );
}
