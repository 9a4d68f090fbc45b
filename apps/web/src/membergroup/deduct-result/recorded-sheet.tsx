import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { buttonClass } from '@coop/ui/button';
import { toTransferSatang } from '../to-transfer.ts';
import styles from './deduct-result.module.css';
import { Sent } from './sent.tsx';
import { shortfallsOf } from './shortfalls.ts';
import { text } from './text.ts';
import { TRANSFER_PLACE } from './transfer/transfer.ts';
import type { Saved } from './use-save.ts';

const words = text.sent;

interface RecordedSheetProps {
  readonly data: GroupDeductResult;
  readonly saved: Saved;
}

/** The month has just been recorded: what is to be transferred, where and by when. */
export function RecordedSheet({ data, saved: { slipNo } }: RecordedSheetProps) {
  const short = shortfallsOf(data.lines).length;
  return (
    <Sent
      data={data}
      title={words.recorded}
      slipNo={slipNo}
      rows={[
        {
          term: words.toPay,
          value: <Amount satang={toTransferSatang(data)} unit="บาท" />,
        },
        { term: words.due, value: formatThaiDate(data.due_date) },
        {
          term: words.short,
          value: short > 0 ? text.people(formatCount(short)) : text.allFull,
        },
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
