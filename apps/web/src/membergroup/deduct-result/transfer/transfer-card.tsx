import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button, buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../site/paths.ts';
import { text as shared } from '../../text.ts';
import { toTransferSatang } from '../../to-transfer.ts';
import { receiptWords, transferredWords } from '../../transfer-words.ts';
import styles from '../deduct-result.module.css';
import { Sent } from '../sent.tsx';
import { text } from '../text.ts';
import { TRANSFER_PLACE, type Transfer } from './transfer.ts';
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

/** What was transferred, and the cooperative's receipt when it has come. */
function Done({ data, onAgain }: TransferProps & { readonly onAgain: () => void }) {
  const receipt = receiptWords(data);
  return (
    <Band
      tone={receipt ? 'positive' : 'waiting'}
      title={[transferredWords(data), receipt].filter(Boolean).join(' · ')}
      action={!receipt && <Button onClick={onAgain}>{words.again}</Button>}
    >
      {[differenceWords(data), receipt ? '' : words.waiting].filter(Boolean).join(' · ')}
    </Band>
  );
}

/** The transfer has just been told: what was sent, where to, and what comes next. */
function TransferredSheet({ data, sent }: TransferProps & { readonly sent: Transfer }) {
  const reference = sent.reference.trim();
  return (
    <Sent
      data={data}
      title={text.sent.transferred}
      rows={[
        {
          term: text.sent.amount,
          value: <Amount satang={parseBaht(data.transferred_amount)} unit="บาท" />,
        },
        { term: text.sent.date, value: formatThaiDate(data.transferred_date) },
        ...(reference ? [{ term: text.sent.reference, value: reference }] : []),
        { term: text.sent.due, value: formatThaiDate(data.due_date) },
        { term: text.sent.next, value: text.sent.receiptNext },
      ]}
    />
  );
}

interface TransferCardProps extends TransferProps {
  /** Something is typed and not recorded yet. */
  readonly isUnsaved: boolean;
  readonly onSent: () => void;
}

/** How much to transfer, and the form that says it is done. */
export function TransferCard(props: TransferCardProps) {
  return (
    <div id={TRANSFER_PLACE} tabIndex={-1} className={styles.done}>
      <TransferSteps {...props} />
    </div>
  );
}

function TransferSteps({ data, isUnsaved, onSent }: TransferCardProps) {
  const [again, setAgain] = useState(false);
  const [sent, setSent] = useState<Transfer>();
  const { transferred_date, receipt_no, recorded_at, recv_period, due_date } = data;
  if ((transferred_date || receipt_no) && !again) {
    return (
      <div className="stack">
        {sent && <TransferredSheet data={data} sent={sent} />}
        <Done data={data} onAgain={() => setAgain(true)} />
      </div>
    );
  }
  if (isUnsaved && !data.closed_reason) {
    return (
      <div className="no-print">
        <Card title={words.title}>
          <p>{words.saveFirst}</p>
        </Card>
      </div>
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
          {again && <Button onClick={() => setAgain(false)}>{words.leave}</Button>}
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
      <TransferForm
        key={data.deducted_amount}
        data={data}
        onSent={(typed) => {
          setSent(typed);
          setAgain(false);
          onSent();
        }}
      />
    </Card>
  );
}
