import { MOST_ANSWER, MOST_NAME, POST_WORDS } from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { useApi } from '../../client/api.tsx';
import { askInto } from '../../feed/loader.ts';
import { queryClient } from '../../feed/query-client.ts';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { Submit } from '../../parts/form/submit.tsx';
import { ownKeys, rememberOwn } from '../../parts/posts/own-posts.ts';
import posts from '../../parts/posts/posts.module.css';
import { optional, required } from '../../parts/posts/rules.ts';
import { usePostForm } from '../../parts/posts/use-post-form.ts';
import { notify } from '../../toasts/notify.ts';
import { threadInput } from './thread-input.ts';

const EMPTY = { answer: '', name: '' };
const IDS = { answer: 'reply-answer', name: 'reply-name' } as const;
const SUBMIT_ID = 'reply-send';

interface ReplyFormProps {
  readonly boardId: number;
  readonly onSent: () => void;
}

function useReply({ boardId, onSent }: ReplyFormProps) {
  const api = useApi();
  return usePostForm({
    draft: `board-answer/${boardId}`,
    empty: EMPTY,
    ids: IDS,
    submitId: SUBMIT_ID,
    async send(typed, proof) {
      const answer = await api('infoBoardAnswerCreate', {
        body: { board_id: boardId, ...typed, ...proof },
      });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refusal;
      rememberOwn('board', proof.key);
      notify.success(answer.rc_des);
      void refreshAfter('infoBoardAnswerCreate');
      // Fetches the thread with the new answer first, so that the page does not flicker.
      await askInto(queryClient, api)('infoBoardShow', threadInput(boardId, ownKeys('board')));
      onSent();
      return undefined;
    },
  });
}

/** The form for an answer, which then appears in the thread as waiting for approval. */
export function ReplyForm(props: ReplyFormProps) {
  const { form, send, busy, errorOf, summary } = useReply(props);
  return (
    <div className="no-print">
      <Card title="ตอบกระทู้นี้">
        <NeedsScripts what="การตอบกระทู้" />
        <form method="post" noValidate onSubmit={send} className={posts.form}>
          <FormSummary title="ยังส่งคำตอบไม่ได้" {...summary} />
          <TextArea
            {...form.register(
              'answer',
              required(MOST_ANSWER, POST_WORDS.needAnswer, POST_WORDS.answer),
            )}
            id={IDS.answer}
            label="ข้อความ"
            hint={`ไม่เกิน ${formatCount(MOST_ANSWER)}\u00a0ตัวอักษร แสดงต่อผู้อื่นหลังเจ้าหน้าที่ตรวจสอบ`}
            error={errorOf('answer')}
          />
          <TextField
            {...form.register('name', optional(MOST_NAME, POST_WORDS.name))}
            id={IDS.name}
            label="ชื่อที่แสดง (ไม่บังคับ)"
            hint="เว้นว่างไว้จะแสดงเป็น ผู้ไม่ประสงค์ออกนาม"
            autoComplete="nickname"
            error={errorOf('name')}
          />
          <div>
            <Submit id={SUBMIT_ID} busy={busy} busyLabel="กำลังส่ง">
              ส่งคำตอบ
            </Submit>
          </div>
        </form>
      </Card>
    </div>
  );
}
