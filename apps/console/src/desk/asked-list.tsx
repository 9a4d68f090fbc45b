import { keyed } from '@coop/format/keyed';
import type { TagTone } from '@coop/ui/tag';
import { Tag } from '@coop/ui/tag';
import type { ClaimRow, LoanRow, MoneyRequestRow } from '../control/control.ts';
import { Decide, type DecideProps } from './decide.tsx';
import styles from './desk.module.css';
import type { text } from './text.ts';

const TONES: Record<MoneyRequestRow['status'] | ClaimRow['status'] | LoanRow['status'], TagTone> = {
  ส่งแล้ว: 'waiting',
  กำลังตรวจ: 'waiting',
  รอการอนุมัติ: 'waiting',
  รอผู้ค้ำประกัน: 'waiting',
  ผู้ค้ำประกันยินยอมครบ: 'waiting',
  ขอเอกสารเพิ่ม: 'waiting',
  อนุมัติ: 'positive',
  โอนแล้ว: 'positive',
  โอนเงินแล้ว: 'positive',
  จ่ายเงินแล้ว: 'positive',
  ไม่อนุมัติ: 'negative',
  ผู้ค้ำประกันไม่ยินยอม: 'negative',
  หมดเวลา: 'negative',
  ยกเลิก: 'muted',
  สิ้นสุด: 'muted',
};

const toneOf = (status: keyof typeof TONES): TagTone => TONES[status];

type Action = keyof typeof text.actions;

/** Something that a member has asked for, with what can be decided about it. */
export interface Asked<A extends Action> extends DecideProps<A> {
  readonly what: string;
  readonly status: Parameters<typeof toneOf>[0];
  /** Beside its state; what is empty is left out, as below. */
  readonly days: readonly string[];
  /** Below it, a line each. */
  readonly lines: readonly string[];
}

const keyedWords = (words: readonly string[]) =>
  keyed(
    words.filter((word) => word !== ''),
    (row) => row,
  );

export function AskedList<A extends Action>({ asked }: { asked: readonly Asked<A>[] }) {
  return (
    <ul className={styles.list}>
      {asked.map(({ what, status, days, lines, ...decided }) => (
        <li key={decided.no} className={styles.item}>
          <p className={styles.head}>
            <strong>{decided.no}</strong>
            <span>{what}</span>
            <Tag tone={toneOf(status)}>{status}</Tag>
            {keyedWords(days).map(([key, day]) => (
              <span key={key}>{day}</span>
            ))}
          </p>
          {keyedWords(lines).map(([key, line]) => (
            <p key={key}>{line}</p>
          ))}
          <Decide {...decided} />
        </li>
      ))}
    </ul>
  );
}
