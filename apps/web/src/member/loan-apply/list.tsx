import type {
  LoanApplication,
  LoanApplyStatus,
} from '@coop/contracts/member/ahead/loan-application';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import { AnswerCard } from '@coop/ui/answer-card';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import type { Fact } from '@coop/ui/facts';
import { Tag } from '@coop/ui/tag';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { CancelDialog } from '../../parts/requests/cancel-dialog.tsx';
import { paths } from '../../site/paths.ts';
import styles from './loan-apply.module.css';
import { MorePapers } from './more-papers.tsx';
import { text } from './text.ts';

const ENDED: readonly LoanApplyStatus[] = ['ผู้ค้ำประกันไม่ยินยอม', 'หมดเวลา', 'ไม่อนุมัติ', 'ยกเลิก'];
const WAY: readonly LoanApplyStatus[] = ['ส่งแล้ว', 'รอผู้ค้ำประกัน', 'กำลังตรวจ', 'อนุมัติ', 'จ่ายเงินแล้ว'];

/** Whether a request ended without a contract. */
const isEnded = ({ status }: LoanApplication): boolean => ENDED.includes(status);

/** Whether a request is still on its way. */
export const isOpen = (one: LoanApplication): boolean =>
  !isEnded(one) && one.status !== 'จ่ายเงินแล้ว';

/** Every request with its way to the contract; one that nobody examines yet can be cancelled. */
export function ApplicationList({ applications }: { applications: readonly LoanApplication[] }) {
  const api = useApi();
  const [cancelling, setCancelling] = useState<string>();
  return (
    <>
      <h2>{text.list}</h2>
      {applications.length === 0 ? (
        <Card>
          <EmptyState title={text.none}>{text.noneMore}</EmptyState>
        </Card>
      ) : (
        <div className="no-print">
          <Button icon={<Printer />} onClick={() => print()}>
            {text.print}
          </Button>
        </div>
      )}
      {keyed(applications, (one) => one.application_no).map(([key, one]) => (
        <ApplicationCard key={key} one={one} onCancel={() => setCancelling(one.application_no)} />
      ))}
      {cancelling && (
        <CancelDialog
          title={text.cancelTitle(cancelling)}
          words={text.cancelWords}
          call="memberLoanApplyCancel"
          cancel={() => api('memberLoanApplyCancel', { body: { application_no: cancelling } })}
          onClose={() => setCancelling(undefined)}
        >
          {text.cancelMore}
        </CancelDialog>
      )}
    </>
  );
}

function factsOf(one: LoanApplication): Fact[] {
  const note = one.officer_note ?? '';
  return [
    ...(note && one.status === 'ไม่อนุมัติ' ? [{ term: text.reason, value: note }] : []),
    ...(note && one.status === 'ขอเอกสารเพิ่ม' ? [{ term: text.wanted, value: note }] : []),
    { term: text.termTerm, value: text.instalments(formatCount(one.period_payamt)) },
    { term: text.purposeTerm, value: one.purpose },
    ...one.guarantors.map(({ guarantor_name, guarantor_member_no, answer }) => ({
      term: `${guarantor_name} (${guarantor_member_no})`,
      value: text.answers[answer] ?? answer,
    })),
    ...(one.files.length > 0
      ? [
          {
            term: text.files,
            value: one.files.map((file) => file.paper_desc ?? file.file_name).join(', '),
          },
        ]
      : []),
    ...(one.status === 'รอผู้ค้ำประกัน' && one.answer_by
      ? [{ term: text.answerBy, value: formatThaiDate(one.answer_by) }]
      : []),
    ...(isOpen(one) && one.effective_date
      ? [{ term: text.payday, value: formatThaiDate(one.effective_date) }]
      : []),
    ...(one.loancontract_no
      ? [
          {
            term: text.contract,
            value: (
              <Link to={paths.member.loanStatement(one.loancontract_no)}>
                {one.loancontract_no}
              </Link>
            ),
          },
        ]
      : []),
  ];
}

function ApplicationCard({ one, onCancel }: { one: LoanApplication; onCancel: () => void }) {
  const tone = isEnded(one) ? 'negative' : isOpen(one) ? 'waiting' : 'positive';
  return (
    <AnswerCard
      title={`${one.loantype_desc} ${one.application_no}`}
      tag={<Tag tone={tone}>{text.statuses[one.status] ?? one.status}</Tag>}
      label={text.amountTerm}
      satang={parseBaht(one.amount)}
      facts={factsOf(one)}
      {...(isEnded(one) && { foot: one.status === 'ไม่อนุมัติ' ? text.refused : text.ended })}
    >
      <Steps one={one} />
      {one.status === 'ขอเอกสารเพิ่ม' && <MorePapers no={one.application_no} />}
      {one.can_cancel && (
        <div className="no-print">
          <Button onClick={onCancel}>
            {text.cancel} {one.application_no}
          </Button>
        </div>
      )}
    </AnswerCard>
  );
}

/** The way to the contract: what has been reached, with its time, and what is still to come. */
function Steps({ one }: { one: LoanApplication }) {
  const reached = one.status_log;
  // Papers are asked for while it is examined.
  const to = WAY.indexOf(one.status === 'ขอเอกสารเพิ่ม' ? 'รอผู้ค้ำประกัน' : one.status);
  const rest = isEnded(one) || to < 0 ? [] : WAY.slice(to + 1);
  const toCome = rest.filter((step) => step !== 'รอผู้ค้ำประกัน' || one.guarantors.length > 0);
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {keyed(reached, (step) => `${step.status}/${step.at}`).map(([key, step], i) => (
        <li key={key} {...(i === reached.length - 1 && { 'aria-current': 'step' })}>
          {text.statuses[step.status] ?? step.status}{' '}
          <span className="note">{formatThaiDateTime(step.at)}</span>
        </li>
      ))}
      {toCome.map((step) => (
        <li key={step} data-to-come>
          {text.statuses[step]} <span className="note">({text.toCome})</span>
        </li>
      ))}
    </ol>
  );
}
