import {
  MAYBE_MEMBER_NO,
  MOST_NAME,
  MOST_TEXT,
  MOST_TITLE,
  POST_WORDS,
} from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { toArabicDigits } from '@coop/format/thai-digits';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { useNavigate } from 'react-router';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { Submit } from '../../parts/form/submit.tsx';
import { rememberOwn } from '../../parts/posts/own-posts.ts';
import posts from '../../parts/posts/posts.module.css';
import { optional, required } from '../../parts/posts/rules.ts';
import { usePostForm } from '../../parts/posts/use-post-form.ts';
import { paths } from '../../site/paths.ts';
import { notify } from '../../toasts/notify.ts';

const EMPTY = { Question: '', Note: '', name: '', member_no: '' };
const IDS = {
  Question: 'post-question',
  Note: 'post-note',
  name: 'post-name',
  member_no: 'post-member',
} as const;
const SUBMIT_ID = 'post-send';

const memberNoOf = (typed: string) => toArabicDigits(typed).trim();

/** Sends what was typed, and leads to the thread. */
function useBoardPost() {
  const api = useApi();
  const navigate = useNavigate();
  return usePostForm({
    draft: 'board-post',
    empty: EMPTY,
    ids: IDS,
    submitId: SUBMIT_ID,
    async send(typed, proof) {
      const answer = await api('infoBoardCreate', {
        body: { ...typed, member_no: memberNoOf(typed.member_no), ...proof },
      });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refusal;
      rememberOwn('board', proof.key);
      notify.success(answer.rc_des);
      await refreshAfter('infoBoardCreate');
      await navigate(answer.board_id ? paths.boardShow(answer.board_id) : paths.board);
      return undefined;
    },
  });
}

/** A question for the board: what it is about, and who asks if they like to say. */
export function PostForm() {
  const { form, send, busy, errorOf, summary } = useBoardPost();
  return (
    <form method="post" noValidate onSubmit={send} className={posts.form}>
      <FormSummary title="ยังส่งกระทู้ไม่ได้" {...summary} />
      <TextField
        {...form.register('Question', required(MOST_TITLE, POST_WORDS.needTitle, POST_WORDS.title))}
        id={IDS.Question}
        label="หัวข้อ"
        hint={`สั้นและตรงเรื่อง ไม่เกิน ${formatCount(MOST_TITLE)} ตัวอักษร`}
        autoComplete="off"
        error={errorOf('Question')}
      />
      <TextArea
        {...form.register('Note', required(MOST_TEXT, POST_WORDS.needText, POST_WORDS.text))}
        id={IDS.Note}
        label="รายละเอียด"
        hint={`ไม่เกิน ${formatCount(MOST_TEXT)} ตัวอักษร`}
        rows={8}
        error={errorOf('Note')}
      />
      <TextField
        {...form.register('name', optional(MOST_NAME, POST_WORDS.name))}
        id={IDS.name}
        label="ชื่อที่แสดง (ไม่บังคับ)"
        hint="เว้นว่างไว้จะแสดงเป็น ผู้ไม่ประสงค์ออกนาม"
        autoComplete="nickname"
        error={errorOf('name')}
      />
      <TextField
        {...form.register('member_no', {
          validate: (typed) => MAYBE_MEMBER_NO.test(memberNoOf(typed)) || POST_WORDS.memberNo,
        })}
        id={IDS.member_no}
        label="เลขทะเบียนสมาชิก (ไม่บังคับ)"
        hint="ให้เจ้าหน้าที่ตอบได้ตรงเรื่อง ไม่แสดงบนกระดาน"
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('member_no')}
      />
      <div>
        <Submit id={SUBMIT_ID} busy={busy} busyLabel="กำลังส่ง">
          ส่งกระทู้
        </Submit>
      </div>
    </form>
  );
}
