import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { formatSatang } from '@coop/format/money';
import { QrCode } from '../../parts/papers/qr-code.tsx';
import { text as shared } from '../text.ts';
import styles from './delivery-book.module.css';
import { slipSatang } from './slip-lines.ts';
import { text } from './text.ts';

const words = text.payment;

/** The code that the bank's app reads, with its references and the amount in letters; none where nothing is to be paid. */
export function Payment({ data }: { data: GroupDeliveryBook }) {
  const { payment_qr, payment_code } = data;
  const satang = slipSatang(data);
  if (!payment_qr || !satang) return null;
  const [, first = '', second = ''] = payment_qr.split('\r');
  const amount = formatSatang(satang);
  return (
    <section className={styles.payment} aria-label={words.title}>
      <QrCode content={payment_qr} label={words.alt(first, second, amount)} />
      <div>
        <p className={styles.paymentTitle}>{words.title}</p>
        <dl className={styles.paymentFacts}>
          <dt>{shared.toTransfer}</dt>
          <dd>
            <strong>{words.baht(amount)}</strong>
          </dd>
          <dt>{words.code}</dt>
          <dd>{payment_code}</dd>
          {first && (
            <>
              <dt>{words.first}</dt>
              <dd>{first}</dd>
            </>
          )}
          {second && (
            <>
              <dt>{words.second}</dt>
              <dd>{second}</dd>
            </>
          )}
        </dl>
      </div>
    </section>
  );
}
