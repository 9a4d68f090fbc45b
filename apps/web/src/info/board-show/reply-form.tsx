import { MOST_ANSWER, POST_WORDS } from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { useApi } from '../../client/api.tsx';
import { feedQuery, queryClient } from '../../feed/query-client.ts';
import { useCall } from '../../feed/use-call.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Submit } from '../../forms/submit.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { ownKeys } from '../../posts/own-posts.ts';
import posts from '../../posts/posts.module.css';
import { required, visitorName } from '../../posts/rules.ts';
import { usePostForm } from '../../posts/use-post-form.ts';

/** Returns what a thread is asked for with: its number, and the keys of what this browser has written. */
export function threadInput(boardId: number, mine?: string[]) {
  return { body: { board_id: boardId, ...(mine && { mine }) } };
}

const EMPTY = { answer: '', name: '' };
const IDS = { answer: 'reply-answer', name: 'reply-name' } as const;
const SUBMIT_ID = 'reply-send';

interface ReplyFormProps {
  readonly boardId: number;
  readonly onSent: () => void;
}

function useReply({ boardId, onSent }: ReplyFormProps) {
  const api = useApi();
  const { run } = useCall('infoBoardAnswerCreate');
  return usePostForm({
    kind: 'board',
    draft: `board-answer/${boardId}`,
    empty: EMPTY,
    ids: IDS,
    submitId: SUBMIT_ID,
    shownToAll: ({ answer, name }) => `${answer}\n${name}`,
    send: (typed, proof) => run({ body: { board_id: boardId, ...typed, ...proof } }),
    async onSent() {
      // Fetches the thread with the new answer first, so that the page does not flicker.
      const input = threadInput(boardId, ownKeys('board'));
      await queryClient.prefetchQuery(feedQuery(api, 'infoBoardShow', input, false));
      onSent();
    },
  });
}

/** The form for an answer, which then appears in the thread as waiting for approval. */
export function ReplyForm(props: ReplyFormProps) {
  const { field, send, busy, summary, question } = useReply(props);
  return (
    <div className="no-print">
      <Card title="ตอบกระทู้นี้">
        <NeedsScripts what="การตอบกระทู้" />
        <form method="post" noValidate onSubmit={send} className={posts.form}>
          <FormSummary title="ยังส่งคำตอบไม่ได้" {...summary} />
          {question}
          <TextArea
            {...field('answer', required(MOST_ANSWER, POST_WORDS.needAnswer, POST_WORDS.answer))}
            label="ข้อความ"
            hint={`ไม่เกิน ${formatCount(MOST_ANSWER)}\u00a0ตัวอักษร แสดงต่อผู้อื่นหลังเจ้าหน้าที่ตรวจสอบ`}
          />
          <TextField
            {...field('name', visitorName)}
            label="ชื่อที่แสดง (ไม่บังคับ)"
            hint="เว้นว่างไว้จะแสดงเป็น ผู้ไม่ประสงค์ออกนาม"
            autoComplete="nickname"
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
