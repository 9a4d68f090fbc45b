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
import { toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import { shortfallsOf } from './shortfalls.ts';
import { text } from './text.ts';
import { TRANSFER_PLACE } from './transfer-form.tsx';
import type { Saved } from './use-shortfalls.ts';

const words = text.sent;

interface SentProps {
  readonly data: GroupDeductResult;
  readonly title: string;
  readonly rows: FactRows;
  /** Number of the slip, where the answer has it. */
  readonly slipNo?: string;
  readonly children?: ReactNode;
}

/** What has just been done, in place of the form that did it: number, amounts, where the money goes, by when. */
export function Sent({ data, title, rows, slipNo, children }: SentProps) {
  const { member_group_no, recv_period } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is gone.
  useEffect(() => heading.current?.focus(), []);
  const book = useFeed('membergroupDeliveryBookShow', { body: { member_group_no, recv_period } });
  const no = slipNo || book.data?.slip.slip_no;
  const accounts = book.data?.accounts ?? [];
  const reference = book.data?.payment_ref;
  return (
    <div className={`${styles.sent} no-print`}>
      <Card>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Facts
          rows={[
            no && [words.slipNo, no],
            ...rows,
            accounts.length > 0 && [
              words.account,
              keyed(accounts, ({ account_no }) => account_no).map(([key, { bank, account_no }]) => (
                <div key={key}>{words.accountOf(bank, account_no)}</div>
              )),
            ],
            reference && [words.paymentRef, reference],
          ]}
        />
        {children}
      </Card>
    </div>
  );
}

/** The month has just been recorded: what is to be transferred, where and by when. */
export function RecordedSheet({ data, saved }: Pick<SentProps, 'data'> & { saved: Saved }) {
  const short = shortfallsOf(data.lines).length;
  return (
    <Sent
      data={data}
      title={words.recorded}
      slipNo={saved.slipNo}
      rows={[
        [words.toPay, <Amount satang={toTransferSatang(data)} unit="บาท" />],
        [words.due, formatThaiDate(data.due_date)],
        [words.short, short > 0 ? text.people(formatCount(short)) : text.allFull],
      ]}
    >
      <p>
        {words.next}: {words.transferNext}
      </p>
      <div className={styles.choice}>
        <a href={`#${TRANSFER_PLACE}`} className={buttonClass('primary')}>
          {words.toTransfer}
        </a>
      </div>
    </Sent>
  );
}
