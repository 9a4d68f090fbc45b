import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { keyed } from '@coop/format/keyed';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFeed } from '../../feed/use-feed.ts';
import styles from './deduct-result.module.css';
import { text } from './text.ts';

const words = text.sent;

interface SentProps {
  readonly data: GroupDeductResult;
  readonly title: string;
  readonly rows: readonly Fact[];
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
            ...(no ? [{ term: words.slipNo, value: no }] : []),
            ...rows,
            ...(accounts.length > 0
              ? [
                  {
                    term: words.account,
                    value: keyed(accounts, ({ account_no }) => account_no).map(
                      ([key, { bank, account_no }]) => (
                        <div key={key}>{words.accountOf(bank, account_no)}</div>
                      ),
                    ),
                  },
                ]
              : []),
            ...(reference ? [{ term: words.paymentRef, value: reference }] : []),
          ]}
        />
        {children}
      </Card>
    </div>
  );
}
