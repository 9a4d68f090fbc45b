import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../site/paths.ts';
import { text as shared } from '../../text.ts';
import { toTransferSatang } from '../../to-transfer.ts';
import { receiptWords, transferredWords } from '../../transfer-words.ts';
import styles from '../deduct-result.module.css';
import { text } from '../text.ts';
import { TransferForm } from './transfer-form.tsx';

const words = text.transfer;

interface TransferProps {
  readonly data: GroupDeductResult;
}

/** What was transferred against what is to be: a correction may have changed it since. */
function differenceWords(data: GroupDeductResult): string {
  const [due, sent] = [toTransferSatang(data), parseBaht(data.transferred_amount)];
  if (!data.transferred_date || due === null || sent === null || due === sent) return '';
  return due > sent ? words.less(formatSatang(due - sent)) : words.more(formatSatang(sent - due));
}

interface DoneProps extends TransferProps {
  /** It has just been told on this page. */
  readonly isFresh: boolean;
  readonly onAgain: () => void;
}

/** What was transferred, and the cooperative's receipt when it has come. */
function Done({ data, isFresh, onAgain }: DoneProps) {
  const place = useRef<HTMLDivElement>(null);
  // The form had the focus and is gone.
  useEffect(() => {
    if (isFresh) place.current?.focus();
  }, [isFresh]);
  const receipt = receiptWords(data);
  return (
    <div ref={place} tabIndex={-1} className={styles.done}>
      <Band
        tone={receipt ? 'positive' : 'waiting'}
        title={[transferredWords(data), receipt].filter(Boolean).join(' · ')}
        action={!receipt && <Button onClick={onAgain}>{words.again}</Button>}
      >
        {[differenceWords(data), receipt ? '' : words.waiting].filter(Boolean).join(' · ')}
      </Band>
    </div>
  );
}

/** How much to transfer, and the form that says it is done. */
export function TransferCard({ data, isUnsaved }: TransferProps & { readonly isUnsaved: boolean }) {
  const [step, setStep] = useState<'told' | 'again' | 'sent'>('told');
  const again = step === 'again';
  const { transferred_date, receipt_no, recorded_at, recv_period, due_date } = data;
  if ((transferred_date || receipt_no) && !again) {
    return <Done data={data} isFresh={step === 'sent'} onAgain={() => setStep('again')} />;
  }
  if (isUnsaved && !data.closed_reason) {
    return (
      <Card title={words.title}>
        <p>{words.saveFirst}</p>
      </Card>
    );
  }
  const satang = toTransferSatang(data);
  // Nothing came by the due day: the next bill has it all.
  if (satang === 0) return null;
  return (
    <Card
      title={words.title}
      actions={
        <>
          {again && <Button onClick={() => setStep('told')}>{words.leave}</Button>}
          <Link
            to={`${paths.membergroup.deliveryBook}?period=${recv_period}`}
            className={buttonClass()}
          >
            {words.toQr}
          </Link>
        </>
      }
    >
      {!recorded_at && <p>{words.notRecorded}</p>}
      <Facts
        rows={[
          { term: shared.toTransfer, value: <Amount satang={satang} unit="บาท" /> },
          { term: words.due, value: formatThaiDate(due_date) },
        ]}
      />
      <TransferForm key={data.deducted_amount} data={data} onSent={() => setStep('sent')} />
    </Card>
  );
}
