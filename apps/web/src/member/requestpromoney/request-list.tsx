import type { MoneyRequest, RequestStatus } from '@coop/contracts/member/requestpromoney';
import { keyed } from '@coop/format/keyed';
import { parseBaht } from '@coop/format/money';
import {
  formatThaiDate,
  formatThaiDateTime,
  formatThaiMonth,
  isEmptyDate,
} from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Tag, type TagTone } from '@coop/ui/tag';
import { useState } from 'react';
import { useCall } from '../../feed/use-call.ts';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { StandingOrderFacts } from '../../requests/standing-order.tsx';
import { StatusSteps } from '../../requests/status-steps.tsx';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { type ExportColumn, toExport } from '../../tables/columns.ts';
import { dateColumn, satangColumn } from '../../tables/money-column.tsx';
import { EntryNote } from '../../tables/notes/note-mark.tsx';
import { TableTools } from '../../tables/statement-tools.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { refWords } from './outlook.tsx';
import { kindOf, text } from './text.ts';

const TONES: Partial<Record<RequestStatus, TagTone>> = {
  อนุมัติ: 'positive',
  โอนแล้ว: 'positive',
  ไม่อนุมัติ: 'negative',
  ยกเลิก: 'muted',
  สิ้นสุด: 'muted',
};

const nameOf = (request: MoneyRequest) => kindOf(request.request_type).name;

/** Money that the member pays is not transferred to anybody. */
const statusWords = ({ request_type }: MoneyRequest, status: RequestStatus) =>
  (status === 'โอนแล้ว' && kindOf(request_type).paid) || status;

const DONE: readonly RequestStatus[] = ['โอนแล้ว', 'ไม่อนุมัติ', 'ยกเลิก', 'สิ้นสุด'];
/** Tells whether the day of effect is known and has not come. */
function isToCome({ request_type, status, effective_date }: MoneyRequest): boolean {
  if (isEmptyDate(effective_date) || DONE.includes(status)) return false;
  return !(status === 'อนุมัติ' && kindOf(request_type).endsApproved);
}

const EXPORT: readonly ExportColumn<MoneyRequest>[] = [
  textColumn('no', 'เลขที่คำขอ', (request) => request.request_no),
  textColumn('type', text.columns.type, nameOf),
  textColumn('ref', text.columns.ref, (request) => request.ref_no),
  satangColumn('amount', 'จำนวนเงิน (บาท)', (request) =>
    request.request_type === 'SUBSCRIBE' ? null : parseBaht(request.amount),
  ),
  textColumn('reason', 'เหตุผล', (request) => request.reason),
  textColumn('status', 'สถานะ', (request) => statusWords(request, request.status)),
  dateColumn('effective', 'วันที่มีผล', (request) => request.effective_date),
  textColumn('from', 'เริ่มหักงวด', ({ first_recv_period: from }) =>
    from ? formatThaiMonth(from) : '',
  ),
  satangColumn('saved', 'ประหยัดดอกเบี้ยแล้ว (บาท)', ({ standing_order }) =>
    parseBaht(standing_order?.saved_interest),
  ),
  textColumn('refusal', text.refused, (request) => request.refusal),
  dateColumn('sent', 'วันที่ส่งคำขอ', ({ status_log }) => status_log[0]?.at ?? ''),
];

/** The ways to end a request, each asked for once more. */
const ENDINGS = {
  memberRequestpromoneyCancel: {
    title: (no: string) => `ยกเลิกคำขอ ${no} หรือไม่`,
    words: { yes: 'ยกเลิกคำขอ', busy: 'กำลังยกเลิก', no: 'ไม่ยกเลิก' },
    more: 'เมื่อยกเลิกแล้ว ต้องส่งคำขอใหม่หากต้องการอีก',
  },
  memberRequestpromoneyStop: {
    title: (no: string) => `หยุดชำระเพิ่มตามคำสั่ง ${no} หรือไม่`,
    words: { yes: 'หยุดชำระเพิ่ม', busy: 'กำลังหยุด', no: 'ชำระต่อไป' },
    more: 'ใบเรียกเก็บที่ออกแล้วยังหักตามเดิม ใบถัดไปจะเก็บเฉพาะค่างวดปกติ ยอดที่ชำระเพิ่มไปแล้วไม่เปลี่ยน',
  },
} as const;

/** Every request with its states; one that is not being handled yet can be cancelled. */
export function RequestList({ requests }: { requests: readonly MoneyRequest[] }) {
  const calls = {
    memberRequestpromoneyCancel: useCall('memberRequestpromoneyCancel'),
    memberRequestpromoneyStop: useCall('memberRequestpromoneyStop'),
  };
  const [ending, setEnding] = useState<{ call: keyof typeof ENDINGS; no: string }>();
  return (
    <>
      <h2>คำขอของท่าน</h2>
      {requests.length === 0 ? (
        <EmptyCard title="ยังไม่มีคำขอ">คำขอที่ส่งแล้วจะแสดงในส่วนนี้ พร้อมสถานะล่าสุด</EmptyCard>
      ) : (
        <>
          <TableTools table={() => toExport({ title: text.title }, EXPORT, requests)} />
          {keyed(requests, (request) => request.request_no).map(([key, request]) => (
            <RequestCard
              key={key}
              request={request}
              onEnd={(call) => setEnding({ call, no: request.request_no })}
            />
          ))}
        </>
      )}
      {ending && (
        <CallDialog
          title={ENDINGS[ending.call].title(ending.no)}
          words={ENDINGS[ending.call].words}
          call={calls[ending.call]}
          input={{ body: { request_no: ending.no } }}
          onClose={() => setEnding(undefined)}
        >
          <p>{ENDINGS[ending.call].more}</p>
        </CallDialog>
      )}
    </>
  );
}

interface RequestCardProps {
  readonly request: MoneyRequest;
  readonly onEnd: (call: keyof typeof ENDINGS) => void;
}

/** Shows what a standing order has come to, and the ways to change and to stop it. */
function Standing({ request, onEnd }: RequestCardProps) {
  const { standing_order: order, first_recv_period: from, request_no, ref_no, amount } = request;
  return (
    <>
      {order ? (
        <StandingOrderFacts order={order} />
      ) : (
        from && (
          <p>
            {text.firstMonth} <span className="nowrap">{formatThaiMonth(from)}</span>
          </p>
        )
      )}
      {request.can_stop && (
        <div className="row no-print">
          <LinkButton to={paths.member.repayMonthly(ref_no, amount, '', request.reason)}>
            เปลี่ยนจำนวนเงิน <span className="visually-hidden">{request_no}</span>
          </LinkButton>
          <Button onClick={() => onEnd('memberRequestpromoneyStop')}>
            หยุดชำระเพิ่ม <span className="visually-hidden">{request_no}</span>
          </Button>
        </div>
      )}
    </>
  );
}

function RequestCard({ request, onEnd }: RequestCardProps) {
  return (
    <Card
      title={`${nameOf(request)} ${request.request_no}`}
      headingLevel={3}
      actions={
        <Tag tone={TONES[request.status] ?? 'waiting'}>{statusWords(request, request.status)}</Tag>
      }
    >
      <p>
        {request.request_type !== 'SUBSCRIBE' && (
          <Amount baht={request.amount} size="l" unit="บาท" />
        )}{' '}
        <span className="note">{refWords(request)}</span>
      </p>
      {request.request_type === 'MONTHLY_REPAY' && <Standing request={request} onEnd={onEnd} />}
      {request.reason && <p>{request.reason}</p>}
      {request.refusal && (
        <p>
          {text.refused} {request.refusal}
        </p>
      )}
      {isToCome(request) && (
        <p>
          {kindOf(request.request_type).when}{' '}
          <span className="nowrap">{formatThaiDate(request.effective_date)}</span>
        </p>
      )}
      {isToCome(request) && kindOf(request.request_type).way === 'from the member' && (
        <p>
          {text.payBy} <PhoneLink />
        </p>
      )}
      <StatusSteps
        steps={request.status_log.map(({ status, at }) => ({
          words: statusWords(request, status),
          when: formatThaiDateTime(at),
        }))}
      />
      <EntryNote
        kind="REQUEST"
        refNo={request.request_no}
        title={`${nameOf(request)} ${request.request_no}`}
      />
      {request.can_cancel && (
        <div className="no-print">
          <Button onClick={() => onEnd('memberRequestpromoneyCancel')}>
            ยกเลิกคำขอ {request.request_no}
          </Button>
        </div>
      )}
    </Card>
  );
}
