import type { ConfirmLetter, ConfirmReply } from '@coop/contracts/member/confirm-data';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { Sentence } from '@coop/ui/sentence';
import { useCall } from '../../../feed/use-call.ts';
import { sayAnswer } from '../../../forms/say-outcome.ts';
import { ConfirmDialog } from '../../../requests/confirm-dialog.tsx';
import {
  type Answers,
  answerTo,
  lineKey,
  lineName,
  toReply,
} from '../../../requests/confirmation/answers.ts';
import { failureWords } from '../../../toasts/notify.ts';
import styles from '../confirm-data.module.css';

interface SendDialogProps {
  readonly letter: ConfirmLetter;
  readonly answers: Answers;
  readonly onSent: (reply: ConfirmReply) => void;
  /** Called when the backend refuses the reply: the letter on the page is out of date. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Shows once more what will be sent, because it cannot be undone. */
export function SendDialog({ letter, answers, onSent, onRefused, onClose }: SendDialogProps) {
  const { busy, error, run } = useCall('memberConfirmCreate');

  const send = async () => {
    const body = { letter_no: letter.letter_no, lines: toReply(letter.lines, answers) };
    // The question says why it failed, and stays.
    const answer = await run({ body }).catch(() => undefined);
    if (!answer) return;
    const { reply } = answer;
    const isDone = sayAnswer(answer);
    if (isDone && reply) onSent(reply);
    // If the letter is still valid, it can be sent again.
    else onRefused();
  };

  return (
    <ConfirmDialog
      title="ส่งคำตอบให้ผู้สอบบัญชี"
      words={{ yes: 'ส่งคำตอบ', busy: 'กำลังส่งคำตอบ', no: 'กลับไปแก้ไข' }}
      busy={busy}
      failure={error ? `${failureWords(error)} คำตอบที่ท่านเลือกไว้ยังอยู่ครบ กรุณาลองส่งอีกครั้ง` : undefined}
      failed="ส่งคำตอบไม่สำเร็จ"
      stays
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div className={styles.review}>
        <Review letter={letter} answers={answers} />
        <p>ส่งได้ครั้งเดียวต่อรอบ เมื่อส่งแล้วแก้ไขไม่ได้</p>
      </div>
    </ConfirmDialog>
  );
}

function Review({ letter, answers }: Pick<SendDialogProps, 'letter' | 'answers'>) {
  const wrong = letter.lines.filter((line) => answerTo(answers, line).answer === 'N');
  return (
    <div className={styles.review}>
      <p>{`ถูกต้อง ${formatCount(letter.lines.length - wrong.length)} รายการ`}</p>
      {wrong.length > 0 && (
        <>
          <p>{`ไม่ถูกต้อง ${formatCount(wrong.length)} รายการ`}</p>
          <ul className={styles.disagreements}>
            {keyed(wrong, lineKey).map(([key, line]) => {
              const { figure, remark } = answerTo(answers, line);
              return (
                <li key={key}>
                  <strong>{lineName(line)}</strong>
                  <Sentence>{(baht) => `ตามหนังสือ ${baht(parseBaht(line.balance))}`}</Sentence>
                  <Sentence>{(baht) => `ของท่าน ${baht(parseBaht(figure))}`}</Sentence>
                  <span>{`เหตุผล: ${remark.trim()}`}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
