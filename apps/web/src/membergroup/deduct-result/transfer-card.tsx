import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { debtWords, receiptWords, transferredWords } from '../month-words.tsx';
import { deductedSatang, toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import { TransferredSheet } from './sent.tsx';
import { findingOf, TITLE, TRANSFER_PLACE, type Transfer, TransferForm } from './transfer-form.tsx';

// Most months have one transfer, and no table; a receipt comes later.
const MonthTables = lazy(async () => ({
  default: (await import('./late-tables.tsx')).MonthTables,
}));

interface TransferCardProps {
  readonly data: GroupDeductResult;
  /** Something is typed and not recorded yet. */
  readonly isUnsaved: boolean;
  readonly onSent: () => void;
}

/** What was transferred and what is still to be, with the form that says it is done. */
export function TransferCard({ data, isUnsaved, onSent }: TransferCardProps) {
  // A further transfer is wanted, or what has just been told.
  const [step, setStep] = useState<'again' | Transfer>();
  const { transferred_date, receipt_no, closed_reason } = data;
  const isTold = Boolean(transferred_date || receipt_no);
  const isBlocked = !isTold && isUnsaved && !closed_reason;
  const hasDebt = debtWords(data) !== '';
  // Nothing is left either where nothing came by the due day: the next bill has it all.
  const isLeft = toTransferSatang(data) !== 0;
  const isAgain = step === 'again' || (hasDebt && !step);
  const isOpen = isLeft && (isTold ? isAgain : !isBlocked);
  return (
    <div id={TRANSFER_PLACE} tabIndex={-1} className={`stack ${styles.place}`}>
      {typeof step === 'object' && <TransferredSheet data={data} sent={step} />}
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

/** What is still to be transferred, or was too much: a correction may have changed it since. */
function differenceWords(data: GroupDeductResult): string {
  const left = toTransferSatang(data);
  if (left) return `น้อยกว่ายอดที่ต้องโอน ${formatSatang(left)} บาท`;
  const [due, sent] = [deductedSatang(data), parseBaht(data.transferred_amount)];
  return due !== null && sent !== null && sent > due && lostSatang(data) === 0
    ? `มากกว่ายอดที่ต้องโอน ${formatSatang(sent - due)} บาท`
    : '';
}

/** Transfers that the cooperative's bank has nothing of. */
function lostSatang({ transfers = [] }: GroupDeductResult): number {
  const lost = transfers.filter(({ finding }) => finding === 'ไม่พบเงิน');
  return lost.reduce((sum, one) => sum + (parseBaht(one.amount) ?? 0), 0);
}

/** A transfer has been told, and the cooperative has not found its money yet. */
function isWaiting({ transfers, receipt_no }: GroupDeductResult): boolean {
  return transfers?.some((one) => findingOf(one) === 'รอตรวจ') ?? !receipt_no;
}

interface DoneProps extends Pick<TransferCardProps, 'data'> {
  readonly onAgain: (() => void) | undefined;
}

/** What was transferred, the cooperative's receipts for what has come, and what is missing. */
function Done({ data, onAgain }: DoneProps) {
  const debt = debtWords(data);
  const waits = isWaiting(data);
  const lost = lostSatang(data);
  const { transfers = [], receipts = [] } = data;
  const hasList = transfers.length > 1 || lost > 0;
  const more = [
    lost > 0 &&
      `สหกรณ์ไม่พบเงินเข้าบัญชี ${formatSatang(lost)} บาท กรุณาตรวจสอบกับธนาคาร แล้วแจ้งโอนใหม่หรือติดต่อสหกรณ์`,
    debt || differenceWords(data),
    waits && 'สหกรณ์จะออกใบรับเงินเมื่อตรวจพบเงินเข้าบัญชี',
  ];
  return (
    <>
      <Band
        tone={debt || lost > 0 ? 'negative' : waits ? 'waiting' : 'positive'}
        title={[transferredWords(data), receiptWords(data)].filter(Boolean).join(' · ')}
        action={onAgain && <Button onClick={onAgain}>แจ้งโอนเพิ่ม</Button>}
      >
        {more.filter(Boolean).join(' · ')}
      </Band>
      <Suspense fallback={<Skeleton blocks={['12rem']} />}>
        {(hasList || receipts.length > 0) && <MonthTables data={data} hasList={hasList} />}
      </Suspense>
    </>
  );
}
