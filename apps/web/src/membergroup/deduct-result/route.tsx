import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { buttonClass } from '@coop/ui/button';
import { Fold } from '@coop/ui/fold';
import { Sentence } from '@coop/ui/sentence';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../page/lazy-part.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { LeaveQuestion } from '../../requests/leave-question.tsx';
import monthStyles from '../month/month.module.css';
import { MonthFigures } from '../month/month-figures.tsx';
import { recordedWords } from '../month/month-words.tsx';
import { ofMonth } from '../month/of-month.ts';
import { isDue } from '../month/record-state.ts';
import { SheetPage } from '../month/sheet-page.tsx';
import { sheetLoader } from '../month/use-sheet.ts';
import { Upload } from '../result-file/upload.tsx';
import { Entries } from '../shortfalls/entries.tsx';
import { shortfallsOf } from '../shortfalls/shortfalls.ts';
import { type RecordingProps, useShortfalls } from '../shortfalls/use-shortfalls.ts';
import { text as shared } from '../text.ts';
import { RecordedSheet, TransferCard } from '../transfer/transfer-card.tsx';
import styles from './deduct-result.module.css';
import { nextVisit, OPEN } from './visit.ts';

// Few come for the paper.
const ReceiptView = lazyPart(
  async () => (await import('../transfer/receipt.tsx')).ReceiptView,
  ['60rem'],
);
// Only a month that is due has one.
const Reconciliation = lazyPart(
  async () => (await import('./reconciliation.tsx')).Reconciliation,
  ['20rem'],
);
// Few months have any.
const Reports = lazyPart(async () => (await import('./reports.tsx')).Reports);
// Asked for at once, but the form does not wait for it.
const compare = import('./compare.tsx');
const Draft = lazyPart(async () => (await compare).Draft);
const Conflict = lazyPart(async () => (await compare).Conflict, ['16rem']);

/** Id of what is typed, to which a link leads. */
const DRAFT_PLACE = 'draft';

const CALL = 'membergroupDeductResultShow';

export const loader = sheetLoader(CALL);

/** /membergroup/deduct_result: what could be deducted from whom, by form or by file. */
export function Component() {
  const receipt = useSearchParams()[0].get('receipt');
  return (
    <SheetPage call={CALL} isPaper={receipt !== null} blocks={['5rem', '8rem', '20rem', '16rem']}>
      {(data) =>
        receipt === null ? (
          // The key resets the form for another month.
          <Result key={data.recv_period} data={data} />
        ) : (
          <ReceiptView data={data} no={receipt} />
        )
      }
    </SheetPage>
  );
}

/**
 * Shows what was recorded, what to transfer, and once the month is due what became of each member's bill. What a file
 * says goes into the form, and the form is what is recorded; what the draft changes stands under it, so that the form
 * stays in its place while it is filled in.
 */
function Result({ data }: { data: GroupDeductResult }) {
  const entries = useShortfalls(data);
  const [visit, act] = useReducer(nextVisit, OPEN);
  const [wasKept] = useState(entries.isTyped);
  const record = useRef<HTMLDivElement>(null);
  // The draft's button had the focus and is gone: the record is what counts again.
  useEffect(() => {
    if (visit.is === 'dropped') record.current?.focus();
  }, [visit]);
  useEffect(() => {
    if (entries.isTyped) act({ did: 'type' });
  }, [entries.isTyped]);
  const isClosed = Boolean(data.closed_reason);
  // All has come, but until the month is due its record may be corrected.
  const isReceived = data.status === 'รับครบ';
  // Before anything is recorded, recording comes first.
  const isFirst = isClosed || Boolean(data.recorded_at);
  const hasMoney = Boolean(data.transfers || parseBaht(data.remitted_amount));
  // Before a record it would say that nobody was deducted, which nobody has said.
  const isReconciled = isReceived || (isFirst && (isClosed || isDue(data)));
  const hasDraft = entries.isTyped && !entries.isBehind;
  const saved = visit.is === 'recorded' && !entries.isTyped ? visit.slipNo : undefined;
  const form = { data, entries, onSaved: (slipNo: string) => act({ did: 'record', slipNo }) };
  const onSent = () => act({ did: 'send' });
  const transfer = (
    <TransferCard key="transfer" data={data} isUnsaved={entries.isTyped} onSent={onSent} />
  );
  return (
    <div className={`stack ${styles.page}`}>
      <LeaveQuestion isTyped={!isClosed && entries.isTyped}>
        ผลที่ท่านกรอกไว้ยังไม่ได้บันทึก ร่างอยู่ในแท็บนี้เท่านั้น และจะหายไปเมื่อออกจากระบบหรือปิดแท็บ
      </LeaveQuestion>
      {saved !== undefined && <RecordedSheet data={data} slipNo={saved} />}
      {!isClosed && wasKept && hasDraft && <KeptDraft />}
      <div ref={record} tabIndex={-1} className={`stack ${monthStyles.place}`}>
        <State data={data} />
        {/* Of an overdue month that nobody has begun the band has all there is to say. */}
        {(isFirst || hasMoney || !isDue(data)) && (
          <MonthFigures
            month={data}
            billedNotes={[shared.people(data.lines.length)]}
            short={shortfallsOf(data.lines).length}
            isShort={!isClosed}
          />
        )}
      </div>
      {!isClosed && entries.isBehind && <Conflict {...form} />}
      {isFirst && transfer}
      {isReconciled && <Reconciliation data={data} />}
      {isClosed && data.recorded_at && <Reports data={data} />}
      {!isClosed && (
        <div className="stack no-print">
          {isReceived && !wasKept ? (
            <Fold summary="แก้ไขผลการหักเงิน">
              <Recording {...form} />
            </Fold>
          ) : (
            <Recording {...form} />
          )}
          {hasDraft && (
            <div id={DRAFT_PLACE} tabIndex={-1} className={`${monthStyles.place} ${styles.draft}`}>
              <Draft {...form} onGone={() => act({ did: 'drop' })} />
            </div>
          )}
        </div>
      )}
      {!isFirst && transfer}
    </div>
  );
}

/** The two ways to say what could be deducted. */
function Recording(form: RecordingProps) {
  const { data, entries } = form;
  return (
    <>
      <Entries {...form} />
      <Upload key={data.recorded_at} data={data} onRead={entries.add} />
    </>
  );
}

/**
 * Returns what to do about an overdue month. What is still owed of it is on the newest bill: deducted with that, it must
 * not be recorded here, too.
 */
function overdueWords({ lines, recv_period, periods }: GroupDeductResult): string {
  const [newest = ''] = periods;
  const here = lines.filter(({ closing }) => !closing?.collector);
  const owed = sumSatang(here.map((line) => parseBaht(line.outstanding_amount)));
  if (newest <= recv_period || !owed) return 'หากหักไว้แล้ว กรุณาบันทึกผลแล้วแจ้งการโอนเงิน';
  return `ยอดที่ค้างรวมอยู่ในใบเรียกเก็บงวด${formatThaiMonth(newest)} แล้ว หากหักพร้อมงวดนั้น ไม่ต้องบันทึกที่นี่อีก`;
}

/** Shows an overdue month that nobody has recorded: what was billed, and what to do about it. */
function Overdue({ data }: { data: GroupDeductResult }) {
  return (
    <Band
      tone="negative"
      title={`เลยกำหนด ${formatThaiDate(data.due_date)} แล้ว ${shared.notRecorded}`}
    >
      <p>
        <Sentence>
          {`${shared.people(data.lines.length)} · ${formatSatang(parseBaht(data.billed_amount))} บาท`}
        </Sentence>
      </p>
      <p>{joinFigures(overdueWords(data))}</p>
    </Band>
  );
}

/** Shows what was recorded before, with the slip that follows from it. */
function State({ data }: { data: GroupDeductResult }) {
  const { closed_reason, recorded_at, revision } = data;
  if (!closed_reason && !recorded_at) {
    if (isDue(data)) return <Overdue data={data} />;
    return <p>ยังไม่เคยบันทึกผลของงวดนี้ ระบบถือว่าหักได้ครบทุกคน ระบุเฉพาะคนที่หักได้ไม่ครบ หรือส่งไฟล์ที่กรอกแล้ว</p>;
  }
  const [tone, title, more] = closed_reason
    ? (['info', 'งวดนี้บันทึกผลไม่ได้แล้ว', closed_reason] as const)
    : ([
        'positive',
        recordedWords(data),
        revision > 0 && `แก้ไขแล้ว ${formatCount(revision)} ครั้ง`,
      ] as const);
  return (
    <Band
      tone={tone}
      title={title}
      action={<LinkButton to={ofMonth('deliveryBook', data)}>ดูใบนำส่งเงิน</LinkButton>}
    >
      {more}
    </Band>
  );
}

/** Leads to what was typed in an earlier visit, which is not on the first screen. */
function KeptDraft() {
  const toDraft = (
    <a href={`#${DRAFT_PLACE}`} className={buttonClass()}>
      ไปที่ร่าง
    </a>
  );
  return (
    <div className="no-print">
      <Band tone="waiting" title="ท่านมีร่างของงวดนี้ที่ยังไม่ได้บันทึก" action={toDraft}>
        ตัวเลขด้านล่างเป็นผลที่บันทึกไว้แล้ว ไม่รวมร่าง
      </Band>
    </div>
  );
}
