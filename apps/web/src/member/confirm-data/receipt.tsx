import type { ConfirmLetter, ConfirmReply } from '@coop/contracts/member/confirm-data';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { useEffect, useRef } from 'react';
import { dropDraft } from '../../session/drafts.ts';
import { draftName } from './answers.ts';
import styles from './confirm-data.module.css';
import { LinesTable } from './lines-table.tsx';
import { Letter, PaperTools } from './paper-tools.tsx';
import { text } from './text.ts';

/** The letter with the answers that were received, their time and check value; for as long as the round is shown. */
export function Receipt({ letter, reply, isNew }: ReceiptProps) {
  const top = useRef<HTMLSpanElement>(null);
  // The draft is not needed any more, also when the reply was sent from another device.
  useEffect(() => dropDraft(draftName(letter)), [letter]);
  // The pressed button was removed, so the focus moves to the result.
  useEffect(() => {
    if (!isNew) return;
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isNew]);
  return (
    <>
      <div className={`${styles.column} no-print`}>
        <Band
          tone="positive"
          title={
            // biome-ignore lint/a11y/useSemanticElements: a heading element cannot stand in the band's paragraph
            <span role="heading" aria-level={2} tabIndex={-1} ref={top}>
              {text.receipt}
            </span>
          }
        >
          <p>
            {text.repliedAt} {formatThaiDateTime(reply.replied_at)} · {text.checkValue}{' '}
            <strong className="nowrap" translate="no">
              {reply.check_value}
            </strong>
          </p>
          <p>{text.receiptMore}</p>
          {letter.auditor_answer ? <p>{text.auditorAnswered}</p> : null}
        </Band>
      </div>
      <PaperTools letter={letter} />
      <Letter letter={letter}>
        <LinesTable letter={letter} />
      </Letter>
    </>
  );
}

interface ReceiptProps {
  readonly letter: ConfirmLetter;
  readonly reply: ConfirmReply;
  /** Whether it has just been sent. */
  readonly isNew: boolean;
}
