import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { formatSatang } from '@coop/format/money';
import { Facts } from '@coop/ui/facts';
import { text as shared } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import styles from './delivery-book.module.css';
import { QrCode } from './qr-code.tsx';
import { text } from './text.ts';

const words = text.payment;

/** How much to transfer: what the slip says was deducted. */
export function slipSatang({ slip, billed_amount }: GroupDeliveryBook): number | null {
  return toTransferSatang({ billed_amount, deducted_amount: slip?.deducted_amount });
}

/** The code that the bank's app reads, with its references and the amount in letters; none where nothing is to be paid. */
export function Payment({ data }: { data: GroupDeliveryBook }) {
  const { payment_qr, payment_code, payment_ref } = data;
  const satang = slipSatang(data);
  if (!payment_qr || !satang) return null;
  const [, first = '', second = ''] = payment_qr.split('\r');
  const amount = formatSatang(satang);
  return (
    <section className={styles.payment} aria-label={words.title}>
      <QrCode content={payment_qr} label={words.alt(first, second, amount)} />
      <div>
        <p className={styles.paymentTitle}>{words.title}</p>
        <Facts
          rows={[
            { term: shared.toTransfer, value: words.baht(amount) },
            { term: words.code, value: payment_code },
            ...(first ? [{ term: words.first, value: first }] : []),
            ...(second ? [{ term: words.second, value: second }] : []),
            { term: text.slip.reference, value: payment_ref },
          ]}
        />
      </div>
    </section>
  );
}
