import type { ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { formatThaiDate } from '@coop/format/thai-date';
import { PrintSheet } from '@coop/ui/print-sheet';
import type { ReactNode } from 'react';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import styles from './confirm-data.module.css';
import { text } from './text.ts';

/** Day, month and year stay together at the end of a line. */
const long = (date: string) => formatThaiDate(date, 'long').replaceAll(' ', '\u00a0');

/** The paper around the lines: letterhead, addressee, what is asked, who signs. */
export function Letter({ letter, children }: { letter: ConfirmLetter; children: ReactNode }) {
  const coop = useLetterhead();
  const printedAt = usePrintedAt();
  return (
    <PrintSheet
      onScreen
      coop={coop}
      title={text.paper}
      sub={text.asOf(long(letter.as_of_date))}
      seal={<PaperMark verification={letter.verification} />}
      printedAt={text.printedAt(printedAt)}
      signatures={[
        { role: letter.signer_position, name: letter.signer_name },
        ...(letter.reply
          ? []
          : [{ role: text.memberSigns, name: letter.addressee_name, paperOnly: true }]),
      ]}
    >
      <div className={styles.paper}>
        <div className={styles.reference}>
          <span>{text.letterNo(letter.letter_no)}</span>
          <span>{text.letterDate(long(letter.letter_date))}</span>
        </div>
        <p>
          {text.dear} <strong className={styles.name}>{letter.addressee_name}</strong>{' '}
          {text.number(letter.membership_no)} {text.agency(letter.membgroup_desc)}
        </p>
        <p className={styles.indent}>{text.intro(coop.nameTH, long(letter.as_of_date))}</p>
        <p className={styles.indent}>
          {text.ask}
          <span className={styles.name}>{letter.auditor_name}</span>{' '}
          {text.askUntil(long(letter.return_by))} {text.notDemand}
        </p>
        {children}
      </div>
    </PrintSheet>
  );
}
