import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { keyed } from '@coop/format/keyed';
import { formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { Whole } from '@coop/ui/whole';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFeed } from '../../feed/use-feed.ts';
import { lazyPart } from '../../page/lazy-part.tsx';
import styles from '../month/month.module.css';
import {
  againWords,
  bouncedWords,
  debtWords,
  dueWords,
  moneyWords,
  overWords,
} from '../month/month-words.tsx';
import { monthIn } from '../month/of-month.ts';
import { bouncedSatang, findingOf, overSatang, toTransferSatang } from '../month/to-transfer.ts';
import { shortfallsOf } from '../shortfalls/shortfalls.ts';
import { text as shared } from '../text.ts';
import { TITLE, TRANSFER_PLACE, TransferForm } from './transfer-form.tsx';
import { countOf, type Transfer } from './use-transfer.ts';

// Most months have one transfer, and no table; a receipt comes later.
const MonthTables = lazyPart(
  async () => (await import('./month-tables.tsx')).MonthTables,
  ['12rem'],
);

const NEXT = 'ขั้นต่อไป';

interface SentProps {
  readonly data: GroupDeductResult;
  readonly title: string;
  readonly rows: FactRows;
  /** Number of the slip, where the answer has it. */
  readonly slipNo?: string | undefined;
  /** Nothing is to be transferred, so that the accounts do not matter. */
  readonly isPaid?: boolean;
  readonly children?: ReactNode;
}

/** Shows what has just been done, in place of the form that did it: number, amounts, where the money goes, by when. */
function Sent({ data, title, rows, slipNo, isPaid = false, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is gone.
  useEffect(() => heading.current?.focus(), []);
  const book = useFeed('membergroupDeliveryBookShow', { body: monthIn(data) });
  const { slip, accounts = [], payment_ref } = book.data ?? {};
  const no = slipNo || slip?.slip_no;
  return (
    <div className="no-print">
      <Card>
        <h2 ref={heading} tabIndex={-1} className={styles.place}>
          {title}
        </h2>
        <Facts
          rows={[
            no && ['เลขที่ใบนำส่งเงิน', no],
            ...rows,
            accounts.length > 0 &&
              !isPaid && [
                'โอนเข้าบัญชี',
                keyed(accounts, ({ account_no }) => account_no).map(
                  ([key, { bank, account_no }]) => (
                    <div key={key}>
                      <Whole>{`${bank} เลขที่ ${account_no}`}</Whole>
                    </div>
                  ),
                ),
              ],
            payment_ref && !isPaid && ['รหัสอ้างอิงของหน่วยงาน', payment_ref],
          ]}
        />
        {children}
      </Card>
    </div>
  );
}

/** The month has just been recorded: what is to be transferred, where and by when, or that nothing is. */
export function RecordedSheet({ data, slipNo }: Pick<SentProps, 'data' | 'slipNo'>) {
  const short = shortfallsOf(data.lines).length;
  const left = toTransferSatang(data);
  const isLeft = left !== 0;
  const over = overWords(overSatang(data));
  return (
    <Sent
      data={data}
      title="บันทึกผลเรียบร้อยแล้ว"
      slipNo={slipNo}
      isPaid={!isLeft}
      rows={[
        ['จำนวนเงินที่ต้องโอน', <Amount satang={left} unit="บาท" />],
        isLeft && ['กำหนดโอน', dueWords(data)],
        ['หักไม่ครบ', short > 0 ? shared.people(short) : shared.allFull],
      ]}
    >
      {isLeft ? (
        <>
          <p>{`${NEXT}: โอนเงินเข้าบัญชีข้างต้น แล้วแจ้งการโอนเงินในหน้านี้`}</p>
          <div className={styles.choice}>
            <a href={`#${TRANSFER_PLACE}`} className={buttonClass('primary')}>
              ไปแจ้งการโอนเงิน
            </a>
          </div>
        </>
      ) : (
        over && <Band tone="waiting" title={over} />
      )}
    </Sent>
  );
}

/** The transfer has just been told: what was sent, where to, and what comes next. */
function TransferredSheet({ data, sent }: Pick<SentProps, 'data'> & { sent: Transfer }) {
  const reference = sent.reference.trim();
  return (
    <Sent
      data={data}
      title="แจ้งการโอนเงินเรียบร้อยแล้ว"
      rows={[
        ['จำนวนเงินที่โอน', <Amount baht={sent.amount} unit="บาท" />],
        ['วันที่โอน', formatThaiDate(data.transferred_date)],
        reference && ['เลขอ้างอิงการโอน', reference],
        sent.file && ['หลักฐานการโอน', sent.file.name],
        ['กำหนดโอน', dueWords(data)],
        [NEXT, 'สหกรณ์ตรวจเงินเข้าบัญชี แล้วออกใบรับเงินให้ในหน้านี้'],
      ]}
    />
  );
}

interface TransferCardProps {
  readonly data: GroupDeductResult;
  /** Something is typed and not recorded yet. */
  readonly isUnsaved: boolean;
  readonly onSent: () => void;
}

/** Shows what was transferred and what is still to be, with the form that says it is done. */
export function TransferCard({ data, isUnsaved, onSent }: TransferCardProps) {
  // A further transfer is wanted, or what has just been told.
  const [step, setStep] = useState<'again' | Transfer>();
  const { transferred_date, receipt_no, closed_reason } = data;
  const isTold = Boolean(transferred_date || receipt_no || data.transfers?.length);
  const sent = typeof step === 'object' ? step : undefined;
  // It may have been taken back since.
  const isSent = sent && isTold && (!data.transfers || countOf(data, sent) > 0);
  const isBlocked = !isTold && isUnsaved && !closed_reason;
  const hasDebt = debtWords(data) !== '';
  // Nothing is left either where nothing came by the due day: the next bill has it all.
  const isLeft = toTransferSatang(data) !== 0;
  const isAgain = step === 'again' || (hasDebt && !step);
  const isOpen = isLeft && (isTold ? isAgain : !isBlocked);
  return (
    <div id={TRANSFER_PLACE} tabIndex={-1} className={`stack ${styles.place}`}>
      {isSent && <TransferredSheet data={data} sent={sent} />}
      {isTold && (
        <Done data={data} onAgain={isOpen || !isLeft ? undefined : () => setStep('again')} />
      )}
      {isBlocked && (
        <div className="no-print">
          <Card title={TITLE}>
            <p>ท่านกรอกผลการหักไว้แต่ยังไม่ได้บันทึก กรุณาบันทึกผลก่อน แล้วจึงแจ้งการโอนเงิน</p>
          </Card>
        </div>
      )}
      {isOpen && (
        <TransferForm
          key={`${data.deducted_amount} ${data.transferred_amount}`}
          data={data}
          onLeave={isTold && !hasDebt ? () => setStep(undefined) : undefined}
          onSent={(sent) => {
            setStep(sent);
            onSent();
          }}
        />
      )}
    </div>
  );
}

/** Returns what is still to be transferred, or was too much: a correction may have changed it since. */
function differenceWords(data: GroupDeductResult): string {
  const left = toTransferSatang(data);
  return left ? `น้อยกว่ายอดที่ต้องโอน ${formatSatang(left)} บาท` : overWords(overSatang(data));
}

/** A transfer has been told, and the cooperative has not found its money yet. */
function isWaiting({ transfers, receipt_no }: GroupDeductResult): boolean {
  return transfers?.some((transfer) => findingOf(transfer) === 'รอตรวจ') ?? !receipt_no;
}

/** Shows what was transferred, the cooperative's receipts for what has come, and what is missing. */
function Done({ data, onAgain }: Pick<SentProps, 'data'> & { onAgain: (() => void) | undefined }) {
  const debt = debtWords(data);
  const waits = isWaiting(data);
  const lost = bouncedSatang(data);
  const { transfers = [], receipts = [] } = data;
  const hasList =
    transfers.length > 1 || transfers.some((transfer) => findingOf(transfer) !== 'รับแล้ว');
  const [title, ...more] = [
    moneyWords(data),
    bouncedWords(data),
    debt || (lost < (toTransferSatang(data) ?? 0) || lost === 0 ? differenceWords(data) : ''),
    waits && 'สหกรณ์จะออกใบรับเงินเมื่อตรวจพบเงินเข้าบัญชี',
  ].filter(Boolean);
  return (
    <>
      {title && (
        <Band
          tone={debt || lost > 0 ? 'negative' : waits ? 'waiting' : 'positive'}
          title={title}
          action={onAgain && <Button onClick={onAgain}>{againWords(data)}</Button>}
        >
          {more.join(' · ')}
        </Band>
      )}
      {(hasList || receipts.length > 0) && <MonthTables data={data} hasList={hasList} />}
    </>
  );
}
