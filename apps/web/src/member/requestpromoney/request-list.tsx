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
import { Toolbar } from '@coop/ui/toolbar';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { EntryNote } from '../../parts/notes/note-mark.tsx';
import { CancelDialog } from '../../parts/requests/cancel-dialog.tsx';
import { StandingOrderFacts } from '../../parts/requests/standing-order.tsx';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { dateColumn, satangColumn } from '../../parts/statement/money-column.tsx';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { PhoneLink } from '../../site/phone-link.tsx';
import { refWords } from './ref-words.ts';
import styles from './requestpromoney.module.css';
import { text } from './text.ts';

const TONES: Partial<Record<RequestStatus, TagTone>> = {
  อนุมัติ: 'positive',
  โอนแล้ว: 'positive',
  ไม่อนุมัติ: 'negative',
  ยกเลิก: 'muted',
  สิ้นสุด: 'muted',
};

const typeOf = (request: MoneyRequest) => text.types[request.request_type] ?? request.request_type;

/** Money that the member pays is not transferred to anybody. */
const statusWords = ({ request_type }: MoneyRequest, status: RequestStatus) =>
  status === 'โอนแล้ว' ? (text.paidStatus[request_type] ?? status) : status;

const DONE: readonly RequestStatus[] = ['โอนแล้ว', 'ไม่อนุมัติ', 'ยกเลิก', 'สิ้นสุด'];
/** Nothing is transferred for these: once approved they are in effect. */
const ENDS_APPROVED: readonly string[] = ['SUBSCRIBE', 'CHANGE_SHARE', 'MONTHLY_REPAY'];

/** Whether the member's own money has to come first. */
const isPaidByMember = ({ request_type }: MoneyRequest) =>
  request_type === 'REPAY' || request_type === 'BUY_SHARES';

/** Whether the day of effect is known and has not come. */
function isToCome({ request_type, status, effective_date }: MoneyRequest): boolean {
  if (isEmptyDate(effective_date) || DONE.includes(status)) return false;
  return !(status === 'อนุมัติ' && ENDS_APPROVED.includes(request_type));
}

const EXPORT: readonly ExportColumn<MoneyRequest>[] = [
  textColumn('no', text.columns.no, (request) => request.request_no),
  textColumn('type', text.columns.type, typeOf),
  textColumn('ref', text.columns.ref, (request) => request.ref_no),
  satangColumn('amount', text.columns.amount, (request) =>
    request.request_type === 'SUBSCRIBE' ? null : parseBaht(request.amount),
  ),
  textColumn('reason', text.columns.reason, (request) => request.reason),
  textColumn('status', text.columns.status, (request) => statusWords(request, request.status)),
  dateColumn('effective', text.columns.effective, (request) => request.effective_date),
  textColumn('from', text.columns.from, ({ first_recv_period: from }) =>
    from ? formatThaiMonth(from) : '',
  ),
  satangColumn('saved', text.columns.saved, ({ standing_order }) =>
    parseBaht(standing_order?.saved_interest),
  ),
  textColumn('refusal', text.refused, (request) => request.refusal),
  dateColumn('sent', text.columns.sent, ({ status_log }) => status_log[0]?.at ?? ''),
];

/** Every request with its states; one that is not being handled yet can be cancelled. */
export function RequestList({ requests }: { requests: readonly MoneyRequest[] }) {
  const api = useApi();
  const [cancelling, setCancelling] = useState<string>();
  const [stopping, setStopping] = useState<string>();
  return (
    <>
      <h2>{text.list}</h2>
      {requests.length === 0 ? (
        <EmptyCard title={text.none}>{text.noneMore}</EmptyCard>
      ) : (
        <>
          <Toolbar
            actions={
              <TableActions table={() => toExport({ title: text.title }, EXPORT, requests)} />
            }
          />
          {keyed(requests, (request) => request.request_no).map(([key, request]) => (
            <RequestCard
              key={key}
              request={request}
              onCancel={() => setCancelling(request.request_no)}
              onStop={() => setStopping(request.request_no)}
            />
          ))}
        </>
      )}
      {cancelling && (
        <CancelDialog
          title={text.cancelTitle(cancelling)}
          words={text.cancelWords}
          cancel={() => api('memberRequestpromoneyCancel', { body: { request_no: cancelling } })}
          call="memberRequestpromoneyCancel"
          onClose={() => setCancelling(undefined)}
        >
          {text.cancelMore}
        </CancelDialog>
      )}
      {stopping && (
        <CancelDialog
          title={text.standing.stopTitle(stopping)}
          words={text.standing.stopWords}
          cancel={() => api('memberRequestpromoneyStop', { body: { request_no: stopping } })}
          call="memberRequestpromoneyStop"
          onClose={() => setStopping(undefined)}
        >
          {text.standing.stopMore}
        </CancelDialog>
      )}
    </>
  );
}

interface RequestCardProps {
  readonly request: MoneyRequest;
  readonly onCancel: () => void;
  readonly onStop: () => void;
}

/** What a standing order has come to, and the ways to change and to stop it. */
function Standing({ request, onStop }: Omit<RequestCardProps, 'onCancel'>) {
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
        <div className={`${styles.actions} no-print`}>
          <LinkButton to={paths.member.repayMonthly(ref_no, amount, '', request.reason)}>
            {text.standing.change} <span className="visually-hidden">{request_no}</span>
          </LinkButton>
          <Button onClick={onStop}>
            {text.standing.stop} <span className="visually-hidden">{request_no}</span>
          </Button>
        </div>
      )}
    </>
  );
}

function RequestCard({ request, onCancel, onStop }: RequestCardProps) {
  return (
    <Card
      title={`${typeOf(request)} ${request.request_no}`}
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
      {request.request_type === 'MONTHLY_REPAY' && <Standing request={request} onStop={onStop} />}
      {request.reason && <p>{request.reason}</p>}
      {request.refusal && (
        <p>
          {text.refused} {request.refusal}
        </p>
      )}
      {isToCome(request) && (
        <p>
          {text.outlook.when[request.request_type]}{' '}
          <span className="nowrap">{formatThaiDate(request.effective_date)}</span>
        </p>
      )}
      {isToCome(request) && isPaidByMember(request) && (
        <p>
          {text.outlook.payBy} <PhoneLink />
        </p>
      )}
      <ol className={styles.steps} aria-label={text.steps}>
        {keyed(request.status_log, (step) => `${step.status}/${step.at}`).map(([key, step]) => (
          <li key={key}>
            {statusWords(request, step.status)}{' '}
            <span className="note">{formatThaiDateTime(step.at)}</span>
          </li>
        ))}
      </ol>
      <EntryNote
        kind="REQUEST"
        refNo={request.request_no}
        title={`${typeOf(request)} ${request.request_no}`}
      />
      {request.can_cancel && (
        <div className="no-print">
          <Button onClick={onCancel}>
            {text.cancel} {request.request_no}
          </Button>
        </div>
      )}
    </Card>
  );
}
