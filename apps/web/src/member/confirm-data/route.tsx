import type { ConfirmLetter, ConfirmReply } from '@coop/contracts/member/confirm-data';
import { formatThaiDateTime } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { FailedState } from '@coop/ui/failed-state';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { draftName } from '../../requests/confirmation/answers.ts';
import { noteReply, roundOf, useConfirmQuery } from '../../requests/confirmation/confirm-round.ts';
import { dropDraft } from '../../session/drafts.ts';
import { paths } from '../../site/paths.ts';
import { AnswerForm } from './answer/answer-form.tsx';
import styles from './confirm-data.module.css';
import { AUDITOR_ANSWER, Letter, PaperTools } from './letter-paper.tsx';
import { LinesTable } from './lines-table.tsx';
import { text } from './text.ts';

const BLOCKS = ['5rem', '40rem'] as const;

/** /member/confirmData: the letter of the round, its answers line by line, and afterwards the receipt. */
export function Component() {
  const query = useConfirmQuery();
  return (
    <MemberPage isPaper>
      <FeedView feed={query} blocks={BLOCKS}>
        {(data) => {
          const round = roundOf(data);
          if (!round) {
            return (
              <FailedState
                title="ยังตรวจสอบการยืนยันยอดไม่ได้"
                {...(data.massage && { detail: data.massage })}
                onRetry={() => void query.refetch()}
                busy={query.isFetching}
              />
            );
          }
          if (round.confirmStatus === 0)
            return (
              <Nothing title="ไม่มีรอบยืนยันยอดที่เปิดอยู่" more="เมื่อเปิดรอบใหม่ หนังสือยืนยันยอดจะอยู่ที่หน้านี้" />
            );
          if (round.checkIsMemberIn === 0) {
            return (
              <Nothing
                title="ท่านไม่อยู่ในกลุ่มที่ต้องยืนยันยอดรอบนี้"
                more={'ท่านไม่ต้องดำเนินการใด\u00a0ๆ หากยอดในระบบไม่ตรงกับที่ท่านมี กรุณาติดต่อสหกรณ์'}
              />
            );
          }
          return <OpenRound />;
        }}
      </FeedView>
    </MemberPage>
  );
}

function Nothing({ title, more }: { title: string; more: string }) {
  return (
    <EmptyCard
      title={title}
      action={<LinkButton to={paths.member.status}>กลับหน้าภาพรวม</LinkButton>}
    >
      {more}
    </EmptyCard>
  );
}

function OpenRound() {
  const feed = useFeed('memberConfirmLetterShow', {}, { isAnswered: true });
  const [isNew, setIsNew] = useState(false);
  const keepReply = (letter: ConfirmLetter, reply: ConfirmReply) => {
    queryClient.setQueryData(feedKey('memberConfirmLetterShow', {}), { ...letter, reply });
    noteReply(reply);
    setIsNew(true);
  };
  return (
    <FeedView feed={feed} blocks={BLOCKS}>
      {(letter) =>
        letter.reply ? (
          <Receipt letter={letter} reply={letter.reply} isNew={isNew} />
        ) : (
          <>
            <AnswerForm
              key={letter.letter_no}
              letter={letter}
              onSent={(reply) => keepReply(letter, reply)}
              onRefused={() => void feed.refetch()}
            />
            <PaperTools letter={letter} />
          </>
        )
      }
    </FeedView>
  );
}

/** Leads to the auditor's answer without another entry of the history. */
function goToAnswer(event: MouseEvent): void {
  const answer = document.getElementById(AUDITOR_ANSWER);
  if (!answer) return;
  event.preventDefault();
  answer.focus({ preventScroll: true });
  answer.scrollIntoView?.({ block: 'center' });
}

/** The letter with the answers that were received, their time and check value; for as long as the round is shown. */
function Receipt({ letter, reply, isNew }: ReceiptProps) {
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
              ส่งคำตอบเรียบร้อยแล้ว
            </span>
          }
        >
          <p>
            {joinFigures(
              `${text.repliedAt} ${formatThaiDateTime(reply.replied_at)} · ${text.checkValue}`,
            )}{' '}
            <strong className="whole" translate="no">
              {reply.check_value}
            </strong>
          </p>
          <p>สหกรณ์รับคำตอบของท่านสำหรับรอบนี้แล้ว พิมพ์หน้านี้เก็บไว้เป็นหลักฐานได้</p>
          {letter.auditor_answer ? (
            <p>
              ผู้สอบบัญชีตอบเรื่องที่ท่านแจ้งว่าไม่ถูกต้องแล้ว{' '}
              <a href={`#${AUDITOR_ANSWER}`} className="nowrap no-print" onClick={goToAnswer}>
                อ่านคำตอบ
              </a>
            </p>
          ) : null}
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
  /** Tells whether it has just been sent. */
  readonly isNew: boolean;
}
