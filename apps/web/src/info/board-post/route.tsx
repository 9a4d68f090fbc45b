import { titleOf } from '@coop/addresses/title';
import {
  MAYBE_MEMBER_NO,
  MOST_TEXT,
  MOST_TITLE,
  POST_WORDS,
} from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { readTyped } from '@coop/format/text/thai-text';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { useNavigate } from 'react-router';
import { useCall } from '../../feed/use-call.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Submit } from '../../forms/submit.tsx';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { Crumbs } from '../../page/crumbs.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import posts from '../../posts/posts.module.css';
import { required, visitorName } from '../../posts/rules.ts';
import { usePostForm } from '../../posts/use-post-form.ts';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

/** /boardPost */
export function Component() {
  return (
    <PublicPage
      title={text.title}
      description="ตั้งคำถามบนกระดานถามตอบของสหกรณ์ ไม่ต้องเข้าสู่ระบบ"
      crumbs={
        <Crumbs items={[{ label: titleOf('/board'), href: paths.board }, { label: text.title }]} />
      }
    >
      <Band tone="info" title="ก่อนตั้งกระทู้">
        โปรดใช้ถ้อยคำสุภาพ และไม่ลงเลขประจำตัวประชาชน เลขบัญชี หรือข้อมูลส่วนตัวของผู้ใด
        ข้อความจะแสดงต่อผู้อื่นหลังเจ้าหน้าที่ตรวจสอบ
      </Band>
      <Card>
        <NeedsScripts what="การตั้งกระทู้" />
        <PostForm />
      </Card>
    </PublicPage>
  );
}

const EMPTY = { Question: '', Note: '', name: '', member_no: '' };
const IDS = {
  Question: 'post-question',
  Note: 'post-note',
  name: 'post-name',
  member_no: 'post-member',
} as const;
const SUBMIT_ID = 'post-send';

const memberNoOf = (typed: string) => readTyped(typed);

/** Sends what was typed, and leads to the thread. */
function useBoardPost() {
  const { run } = useCall('infoBoardCreate');
  const navigate = useNavigate();
  return usePostForm({
    kind: 'board',
    draft: 'board-post',
    empty: EMPTY,
    ids: IDS,
    submitId: SUBMIT_ID,
    shownToAll: ({ Question, Note, name }) => [Question, Note, name].join('\n'),
    send: (typed, proof) =>
      run({ body: { ...typed, member_no: memberNoOf(typed.member_no), ...proof } }),
    onSent: ({ board_id }) => navigate(board_id ? paths.boardShow(board_id) : paths.board),
  });
}

/** A question for the board: what it is about, and who asks if they like to say. */
function PostForm() {
  const { field, send, busy, summary, question } = useBoardPost();
  return (
    <form method="post" noValidate onSubmit={send} className={posts.form}>
      <FormSummary title="ยังส่งกระทู้ไม่ได้" {...summary} />
      {question}
      <TextField
        {...field('Question', required(MOST_TITLE, POST_WORDS.needTitle, POST_WORDS.title))}
        label="หัวข้อ"
        hint={`สั้นและตรงเรื่อง ไม่เกิน ${formatCount(MOST_TITLE)} ตัวอักษร`}
        autoComplete="off"
      />
      <TextArea
        {...field('Note', required(MOST_TEXT, POST_WORDS.needText, POST_WORDS.text))}
        label="รายละเอียด"
        hint={`ไม่เกิน ${formatCount(MOST_TEXT)} ตัวอักษร`}
        rows={8}
      />
      <TextField
        {...field('name', visitorName)}
        label="ชื่อที่แสดง (ไม่บังคับ)"
        hint="เว้นว่างไว้จะแสดงเป็น ผู้ไม่ประสงค์ออกนาม"
        autoComplete="nickname"
      />
      <TextField
        {...field('member_no', {
          validate: (typed) => MAYBE_MEMBER_NO.test(memberNoOf(typed)) || POST_WORDS.memberNo,
        })}
        label="เลขทะเบียนสมาชิก (ไม่บังคับ)"
        hint="ให้เจ้าหน้าที่ตอบได้ตรงเรื่อง ไม่แสดงบนกระดาน"
        inputMode="numeric"
        autoComplete="off"
      />
      <div>
        <Submit id={SUBMIT_ID} busy={busy} busyLabel="กำลังส่ง">
          ส่งกระทู้
        </Submit>
      </div>
    </form>
  );
}
