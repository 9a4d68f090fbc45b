import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFeed } from '../../feed/use-feed.ts';
import { text as shared } from '../text.ts';
import { toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import { shortfallsOf } from './shortfalls.ts';
import { text } from './text.ts';
import { TRANSFER_PLACE, type Transfer } from './transfer-form.tsx';

interface SentProps {
  readonly data: GroupDeductResult;
  readonly title: string;
  readonly rows: FactRows;
  /** Number of the slip, where the answer has it. */
  readonly slipNo?: string | undefined;
  readonly children?: ReactNode;
}

/** What has just been done, in place of the form that did it: number, amounts, where the money goes, by when. */
function Sent({ data, title, rows, slipNo, children }: SentProps) {
  const { member_group_no, recv_period } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is gone.
  useEffect(() => heading.current?.focus(), []);
  const book = useFeed('membergroupDeliveryBookShow', { body: { member_group_no, recv_period } });
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
            accounts.length > 0 && [
              'โอนเข้าบัญชี',
              keyed(accounts, ({ account_no }) => account_no).map(([key, { bank, account_no }]) => (
                <div key={key}>{`${bank} เลขที่ ${account_no}`}</div>
              )),
            ],
            payment_ref && ['รหัสอ้างอิงของหน่วยงาน', payment_ref],
          ]}
        />
        {children}
      </Card>
    </div>
  );
}

/** The month has just been recorded: what is to be transferred, where and by when. */
export function RecordedSheet({ data, slipNo }: Pick<SentProps, 'data' | 'slipNo'>) {
  const short = shortfallsOf(data.lines).length;
  return (
    <Sent
      data={data}
      title="บันทึกผลเรียบร้อยแล้ว"
      slipNo={slipNo}
      rows={[
        ['จำนวนเงินที่ต้องโอน', <Amount satang={toTransferSatang(data)} unit="บาท" />],
        [text.due, formatThaiDate(data.due_date)],
        ['หักไม่ครบ', short > 0 ? shared.people(formatCount(short)) : text.allFull],
      ]}
    >
      <p>{text.next}: โอนเงินเข้าบัญชีข้างต้น แล้วแจ้งการโอนเงินในหน้านี้</p>
      <div className={styles.choice}>
        <a href={`#${TRANSFER_PLACE}`} className={buttonClass('primary')}>
          ไปแจ้งการโอนเงิน
        </a>
      </div>
    </Sent>
  );
}

/** The transfer has just been told: what was sent, where to, and what comes next. */
export function TransferredSheet({ data, sent }: Pick<SentProps, 'data'> & { sent: Transfer }) {
  const reference = sent.reference.trim();
  return (
    <Sent
      data={data}
      title="แจ้งการโอนเงินเรียบร้อยแล้ว"
      rows={[
        ['จำนวนเงินที่โอน', <Amount baht={sent.amount} unit="บาท" />],
        ['วันที่โอน', formatThaiDate(data.transferred_date)],
        reference && ['เลขอ้างอิงการโอน', reference],
        [text.due, formatThaiDate(data.due_date)],
        [text.next, 'สหกรณ์ตรวจเงินเข้าบัญชี แล้วออกใบรับเงินให้ในหน้านี้'],
      ]}
    />
  );
}
