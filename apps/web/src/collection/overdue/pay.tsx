import type { MemberKep } from '@coop/contracts/member/kep';
import type { ArrearsPayment } from '@coop/contracts/member/payments';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { QrCode } from '../../documents/papers/qr-code.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { whose } from '../../session/whose.ts';
import { AccountFacts } from '../../site/account-facts.tsx';
import { PhoneButton } from '../../site/links/phone-link.tsx';
import { useSite } from '../../site/site.tsx';
import { PrintButton } from '../../tables/print-button.tsx';
import { PaidLine } from '../paid-bill.tsx';
import { FromThisPhone } from './from-this-phone.tsx';
import styles from './overdue.module.css';
import { overdueOf } from './overdue.ts';
import { OwedLine, periodsWords } from './overdue-view.tsx';
import { codeOf, owedLines } from './owed-lines.ts';
import { text } from './text.ts';

/** Shows how to pay what is overdue: the sum, the code for the bank's app, the accounts, the slip for the counter. */
export function Pay({ list }: { list: MemberKep }) {
  const overdue = overdueOf(list);
  if (!overdue) {
    return (
      <EmptyCard title={whose('ท่านไม่มียอดค้างชำระ')}>
        <PaidLine bill={list.paid_bill} />
      </EmptyCard>
    );
  }
  const payment = list.arrears_payment;
  return (
    <>
      <Card title="ยอดที่ต้องชำระ">
        <div>
          <Amount satang={overdue.satang} size="xl" unit="บาท" />
          <p className={styles.why}>{periodsWords(overdue.months)}</p>
          <OwedLine list={list} />
        </div>
        <Facts
          rows={owedLines(list, overdue).map(({ words, satang }) => [
            words,
            <Amount satang={satang} />,
          ])}
        />
      </Card>
      <div className="pair">
        {payment?.payment_qr && <ByQr payment={payment} />}
        {payment && payment.accounts?.length > 0 && <ByTransfer payment={payment} />}
        {payment && <FromThisPhone payment={payment} />}
        <ByCounter />
      </div>
      <p className="note">ยอดในระบบจะปรับเมื่อสหกรณ์บันทึกการรับเงินแล้ว ดอกเบี้ยนับถึงวันที่ชำระจริง</p>
    </>
  );
}

function ByQr({ payment }: { payment: ArrearsPayment }) {
  const { biller } = useSite();
  const { content, alt, facts } = codeOf(payment, biller);
  return (
    <Card title="ชำระด้วย QR">
      <div className={styles.code}>
        <QrCode content={content} label={alt} />
        <Facts rows={facts} />
      </div>
      <p className="note">เปิดแอปธนาคาร เลือกสแกน แล้วตรวจยอดและชื่อสหกรณ์ก่อนยืนยัน</p>
    </Card>
  );
}

function ByTransfer({ payment: { accounts } }: { payment: ArrearsPayment }) {
  return (
    <Card title="โอนเข้าบัญชีสหกรณ์">
      <AccountFacts accounts={accounts} />
    </Card>
  );
}

function ByCounter() {
  return (
    <Card title="ชำระที่เคาน์เตอร์สหกรณ์">
      <p>{whose('พิมพ์ใบนำชำระ หรือแจ้งเลขทะเบียนของท่านกับเจ้าหน้าที่')}</p>
      <div className={styles.actions}>
        <PrintButton alwaysShows>พิมพ์ใบนำชำระ</PrintButton>
        <PhoneButton>{text.call}</PhoneButton>
      </div>
    </Card>
  );
}
