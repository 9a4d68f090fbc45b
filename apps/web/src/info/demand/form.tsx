import type { DemandKind } from '@coop/contracts/info/demand';
import { MOST_CONTACT, MOST_TEXT, MOST_TITLE, POST_WORDS } from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Checkbox } from '@coop/ui/checkbox';
import { RadioGroup } from '@coop/ui/radio-group';
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
import { useIsPrerendered } from '../../site/rendered-page.ts';
import { notify } from '../../toasts/notify.ts';
import { KINDS } from './text.ts';

const EMPTY = { kind: '', topic: '', detail: '', contact: '', is_private: false };
const IDS = {
  kind: 'demand-kind',
  topic: 'demand-topic',
  detail: 'demand-detail',
  contact: 'demand-contact',
  is_private: 'demand-private',
} as const;
const SUBMIT_ID = 'demand-send';
const OPTIONS = KINDS.map((value) => ({ value, label: value }));
const isKind = (typed: string): typed is DemandKind => KINDS.some((one) => one === typed);

/** Files what was typed, and leads to its page, where the number stands and can be printed. */
function useFiling() {
  const api = useApi();
  const navigate = useNavigate();
  const filing = usePostForm({
    draft: 'demand',
    empty: EMPTY,
    ids: IDS,
    submitId: SUBMIT_ID,
    async send(typed, proof) {
      if (!isKind(typed.kind)) return POST_WORDS.needKind;
      const answer = await api('infoDemandCreate', {
        body: { ...typed, kind: typed.kind, ...proof },
      });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refusal;
      rememberOwn('demand', proof.key, answer.demand_no);
      notify.success(answer.rc_des);
      await refreshAfter('infoDemandCreate');
      await navigate(paths.showDemand(answer.demand_no));
      return undefined;
    },
  });
  // Registered here, because the radio buttons together are one field.
  filing.form.register('kind', { validate: (kind) => isKind(kind) || POST_WORDS.needKind });
  return filing;
}

/** What the question is about. */
function KindField({ form, summary, errorOf }: ReturnType<typeof useFiling>) {
  return (
    <RadioGroup
      id={IDS.kind}
      name="kind"
      legend="ประเภทเรื่อง"
      hint="ร้องเรียนเรื่องที่ควรแก้ไข เสนอแนะสิ่งที่อยากให้ปรับปรุง หรือขอเอกสาร เช่น หนังสือรับรอง"
      options={OPTIONS}
      value={form.watch('kind') || undefined}
      onChange={(kind) => form.setValue('kind', kind, { shouldValidate: summary.attempts > 0 })}
      error={errorOf('kind')}
    />
  );
}

export function FilingForm() {
  const filing = useFiling();
  const { form, send, busy, errorOf, summary } = filing;
  // The page, which enables its controls, may be taken over before the form's code is there: what was filled in between
  // would be lost.
  const isPrerendered = useIsPrerendered();
  return (
    <form method="post" noValidate onSubmit={send} className={posts.form} inert={isPrerendered}>
      <FormSummary title="ยังส่งเรื่องไม่ได้" {...summary} />
      <Band tone="info" title="เมื่อส่งแล้วท่านจะได้หมายเลขติดตามเรื่อง">
        เรื่องทั่วไปจะแสดงต่อผู้อื่นหลังเจ้าหน้าที่รับไปดำเนินการ เจ้าหน้าที่เท่านั้นที่เห็นช่องทางติดต่อ
      </Band>
      <KindField {...filing} />
      <TextField
        {...form.register('topic', required(MOST_TITLE, POST_WORDS.needTitle, POST_WORDS.title))}
        id={IDS.topic}
        label="หัวข้อ"
        hint={`ไม่เกิน ${formatCount(MOST_TITLE)}\u00a0ตัวอักษร`}
        autoComplete="off"
        error={errorOf('topic')}
      />
      <TextArea
        {...form.register('detail', required(MOST_TEXT, POST_WORDS.needText, POST_WORDS.text))}
        id={IDS.detail}
        label="รายละเอียด"
        hint={`ไม่เกิน ${formatCount(MOST_TEXT)}\u00a0ตัวอักษร โปรดไม่ลงเลขประจำตัวประชาชนหรือเลขบัญชี`}
        rows={8}
        error={errorOf('detail')}
      />
      <TextField
        {...form.register('contact', optional(MOST_CONTACT, POST_WORDS.contact))}
        id={IDS.contact}
        label="โทรศัพท์หรืออีเมลที่ติดต่อได้ (ไม่บังคับ)"
        hint="ไม่แสดงบนเว็บไซต์"
        autoComplete="on"
        error={errorOf('contact')}
      />
      <Checkbox
        {...form.register('is_private')}
        id={IDS.is_private}
        label="ไม่เปิดเผยเรื่องนี้"
        hint="ผู้อื่นเห็นเพียงหมายเลขและสถานะ"
      />
      <div>
        <Submit id={SUBMIT_ID} busy={busy} busyLabel="กำลังส่ง">
          ส่งเรื่อง
        </Submit>
      </div>
    </form>
  );
}
