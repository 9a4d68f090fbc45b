import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Skeleton } from '@coop/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { debtWords, receiptWords, transferredWords } from '../month-words.tsx';
import { text as shared } from '../text.ts';
import { deductedSatang, toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import { TransferredSheet } from './sent.tsx';
import { text } from './text.ts';
import { findingOf, LEFT, TRANSFER_PLACE, type Transfer, TransferForm } from './transfer-form.tsx';

// Most months have one transfer, and no table; a receipt comes later.
const MonthTables = lazy(async () => {
  const { MonthTables } = await import('./late-tables.tsx');
  return { default: MonthTables };
});

const TITLE = 'แจ้งการโอนเงิน';

interface TransferCardProps {
  readonly data: GroupDeductResult;
  /** Something is typed and not recorded yet. */
  readonly isUnsaved: boolean;
  readonly onSent: () => void;
}

/** How much to transfer, and the form that says it is done. */
export function TransferCard(props: TransferCardProps) {
  return (
    <div id={TRANSFER_PLACE} tabIndex={-1} className={styles.place}>
      <TransferSteps {...props} />
    </div>
  );
}

function TransferSteps({ data, isUnsaved, onSent }: TransferCardProps) {
  const [again, setAgain] = useState(false);
  const [sent, setSent] = useState<Transfer>();
  const { transferred_date, receipt_no } = data;
  const askMore = () => {
    setSent(undefined);
    setAgain(true);
  };
  const handleSent = (typed: Transfer) => {
    setSent(typed);
    setAgain(false);
    onSent();
  };
  const left = toTransferSatang(data);
  const hasDebt = debtWords(data) !== '';
  if (transferred_date || receipt_no) {
    const isOpen = left !== 0 && (again || hasDebt) && !sent;
    return (
      <div className="stack">
        {sent && <TransferredSheet data={data} sent={sent} />}
        <Done data={data} onAgain={isOpen || left === 0 ? undefined : askMore} />
        {isOpen && (
          <Form
            data={data}
            onLeave={hasDebt ? undefined : () => setAgain(false)}
            onSent={handleSent}
          />
        )}
      </div>
    );
  }
  if (isUnsaved && !data.closed_reason) {
    return (
      <div className="no-print">
        <Card title={TITLE}>
          <p>ท่านกรอกผลการหักไว้แต่ยังไม่ได้บันทึก กรุณาบันทึกผลก่อน แล้วจึงแจ้งการโอนเงิน</p>
        </Card>
      </div>
    );
  }
  // Nothing came by the due day: the next bill has it all.
  if (left === 0) return null;
  return <Form data={data} onSent={handleSent} />;
}

interface FormProps extends Pick<TransferCardProps, 'data'> {
  /** Closes the form of a further transfer. */
  readonly onLeave?: (() => void) | undefined;
  readonly onSent: (typed: Transfer) => void;
}

/** How much is still to be transferred, and the form that says it is done. */
function Form({ data, onLeave, onSent }: FormProps) {
  const { recorded_at, recv_period, due_date, transferred_date } = data;
  return (
    <Card
      title={transferred_date ? 'โอนส่วนที่ยังเหลือ' : TITLE}
      actions={
        <>
          {onLeave && <Button onClick={onLeave}>ยังไม่แจ้งเพิ่ม</Button>}
          <LinkButton to={`${paths.membergroup.deliveryBook}?period=${recv_period}`}>
            ดู QR สำหรับโอน
          </LinkButton>
        </>
      }
    >
      {!recorded_at && (
        <p>ยังไม่ได้บันทึกผลการหัก ยอดนี้คือยอดเรียกเก็บทั้งหมด หากมีคนหักไม่ครบ กรุณาบันทึกผลก่อนแจ้งโอน</p>
      )}
      <Facts
        rows={[
          [
            transferred_date ? LEFT : shared.toTransfer,
            <Amount satang={toTransferSatang(data)} unit="บาท" />,
          ],
          [text.due, formatThaiDate(due_date)],
        ]}
      />
      <TransferForm
        key={`${data.deducted_amount} ${data.transferred_amount}`}
        data={data}
        onSent={onSent}
      />
    </Card>
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
