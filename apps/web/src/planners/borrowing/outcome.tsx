import { Facts } from '@coop/ui/facts';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import styles from './borrowing.module.css';
import { lineFacts } from './line-facts.tsx';
import type { Line } from './lines.ts';
import { text } from './text.ts';

interface OutcomeProps {
  /** None while sum and term are not chosen. */
  readonly lines: readonly Line[];
  /** Tells whether an old contract is closed whose instalment the month may have taken already. */
  readonly closes: boolean;
}

/** Shows what the loan that is being chosen comes to. */
export function Outcome({ lines, closes }: OutcomeProps) {
  if (lines.length === 0)
    return <p className="note">เลือกจำนวนเงิน แล้วจะเห็นค่างวด ดอกเบี้ย และเงินที่ได้รับ</p>;
  return (
    <section className={styles.outcome} aria-label={text.outcome}>
      <Spoken of={text.outcome}>
        <h3>{text.outcome}</h3>
        <Facts rows={lineFacts(lines)} />
        <p className="note">
          คิดตามวันที่คาดว่าจ่ายเงินและอัตราดอกเบี้ยที่ประกาศแล้ว หากวันจ่ายเปลี่ยน ตัวเลขเปลี่ยนตาม{' '}
          {closes && 'หากใบเรียกเก็บของเดือนที่จ่ายเงินหักงวดสัญญาเดิมไปแล้ว ส่วนที่เกินจะคืนในเดือนถัดไป'}
        </p>
      </Spoken>
    </section>
  );
}
