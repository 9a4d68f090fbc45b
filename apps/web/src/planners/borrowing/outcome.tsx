import { Facts } from '@coop/ui/facts';
import { heard, useBaht } from '@coop/ui/sentence';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
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

const NOTHING_CHOSEN = 'เลือกจำนวนเงิน แล้วจะเห็นค่างวด ดอกเบี้ย และเงินที่ได้รับ';

/** Shows what the loan that is being chosen comes to, and says the main of it once it rests. */
export function Outcome({ lines, closes }: OutcomeProps) {
  const baht = useBaht();
  const words = lines
    .filter(({ isHeard }) => isHeard)
    .map(
      ({ term, value: [satang] }) =>
        `${term} ${typeof satang === 'number' ? baht(satang) : satang}`,
    );
  return (
    <>
      <Announcement words={lines.length === 0 ? NOTHING_CHOSEN : heard(words.join(' '))} />
      {lines.length === 0 ? (
        <p className="note">{NOTHING_CHOSEN}</p>
      ) : (
        <Shown lines={lines} closes={closes} />
      )}
    </>
  );
}

function Shown({ lines, closes }: OutcomeProps) {
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
