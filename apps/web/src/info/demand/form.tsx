import type { DemandKind } from '@coop/contracts/info/demand';
import {
  isReachable,
  MOST_CONTACT,
  MOST_TEXT,
  MOST_TITLE,
  POST_WORDS,
} from '@coop/contracts/info/post-limits';
import { formatCount } from '@coop/format/money';
import { readTyped } from '@coop/format/text/thai-text';
import { Band } from '@coop/ui/band';
import { RadioGroup } from '@coop/ui/radio-group';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { useNavigate } from 'react-router';
import { useCall } from '../../feed/use-call.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Submit } from '../../forms/submit.tsx';
import posts from '../../posts/posts.module.css';
import { optional, required } from '../../posts/rules.ts';
import { usePostForm } from '../../posts/use-post-form.ts';
import { paths } from '../../site/paths.ts';
import { useIsPrerendered } from '../../site/rendered-page.ts';
import { ALWAYS_PRIVATE, KINDS } from './text.ts';

const EMPTY = { kind: '', visibility: '', topic: '', detail: '', contact: '' };
const IDS = {
  kind: 'demand-kind',
  visibility: 'demand-visibility',
  topic: 'demand-topic',
  detail: 'demand-detail',
  contact: 'demand-contact',
} as const;
const SUBMIT_ID = 'demand-send';
const NEED_VISIBILITY = 'กรุณาเลือกว่าให้ผู้อื่นอ่านเรื่องนี้ได้หรือไม่';
const OPTIONS = KINDS.map((value) => ({ value, label: value }));
const VISIBILITIES = [
  { value: 'open', label: 'แสดงให้ผู้อื่นเห็น' },
  { value: 'private', label: 'ไม่เปิดเผย ผู้อื่นเห็นเพียงหมายเลขและสถานะ' },
];

type Typed = typeof EMPTY;

/** Returns whether others may read a demand: papers never, a complaint by its author's word, a proposal if nothing is said. */
function visibilityOf({ kind, visibility }: Pick<Typed, 'kind' | 'visibility'>): string {
  if (kind === ALWAYS_PRIVATE) return 'private';
  return visibility || (kind === 'เสนอแนะ' ? 'open' : '');
}

/** Files what was typed, and leads to its page, where the number stands and can be printed. */
function useFiling() {
  const { run } = useCall('infoDemandCreate');
  const navigate = useNavigate();
  return usePostForm({
    kind: 'demand',
    draft: 'demand',
    empty: EMPTY,
    ids: IDS,
    submitId: SUBMIT_ID,
    shownToAll: (typed) =>
      visibilityOf(typed) === 'open' ? `${typed.topic}\n${typed.detail}` : '',
    send: ({ visibility, ...typed }, proof) =>
      run({
        body: {
          ...typed,
          // Its rule holds for what is sent.
          kind: typed.kind as DemandKind,
          contact: readTyped(typed.contact),
          is_private: visibilityOf({ ...typed, visibility }) === 'private',
          ...proof,
        },
      }),
    numberOf: ({ demand_no }) => demand_no,
    onSent: ({ demand_no }) => navigate(paths.showDemand(demand_no)),
  });
}

/** Shows what the question is about. */
function KindField({ form, summary, field }: ReturnType<typeof useFiling>) {
  const { id, name, error } = field('kind', {
    validate: (kind) => KINDS.some((other) => other === kind) || POST_WORDS.needKind,
  });
  return (
    <RadioGroup
      id={id}
      name={name}
      error={error}
      legend="ประเภทเรื่อง"
      hint="ร้องเรียนเรื่องที่ควรแก้ไข เสนอแนะสิ่งที่อยากให้ปรับปรุง หรือขอเอกสาร เช่น หนังสือรับรอง"
      options={OPTIONS}
      value={form.watch('kind') || undefined}
      onChange={(kind) => form.setValue('kind', kind, { shouldValidate: summary.attempts > 0 })}
    />
  );
}

/** Asks whether others may read the demand; of one that asks for papers it is said that they may not. */
function VisibilityField({ form, summary, field }: ReturnType<typeof useFiling>) {
  const [kind, visibility] = form.watch(['kind', 'visibility']);
  const { id, name, error } = field('visibility', {
    validate: (chosen, typed) =>
      typed.kind === '' || visibilityOf({ ...typed, visibility: chosen }) !== '' || NEED_VISIBILITY,
  });
  if (kind === '') return null;
  if (kind === ALWAYS_PRIVATE) {
    return (
      <Band tone="info" title="เรื่องขอเอกสารไม่เปิดเผย">
        ผู้อื่นเห็นเพียงหมายเลขและสถานะ
      </Band>
    );
  }
  return (
    <RadioGroup
      id={id}
      name={name}
      error={error}
      legend="ให้ผู้อื่นอ่านเรื่องนี้ได้หรือไม่"
      options={VISIBILITIES}
      value={visibilityOf({ kind, visibility }) || undefined}
      onChange={(chosen) =>
        form.setValue('visibility', chosen, { shouldValidate: summary.attempts > 0 })
      }
    />
  );
}

export function FilingForm() {
  const filing = useFiling();
  const { field, send, busy, summary, question } = filing;
  // The page, which enables its controls, may be taken over before the form's code is there: what was filled in between
  // would be lost.
  const isPrerendered = useIsPrerendered();
  return (
    <form method="post" noValidate onSubmit={send} className={posts.form} inert={isPrerendered}>
      <FormSummary title="ยังส่งเรื่องไม่ได้" {...summary} />
      <Band tone="info" title="เมื่อส่งแล้วท่านจะได้หมายเลขติดตามเรื่อง">
        เรื่องที่ให้ผู้อื่นอ่านได้จะแสดงหลังเจ้าหน้าที่รับไปดำเนินการ เจ้าหน้าที่เท่านั้นที่เห็นช่องทางติดต่อ
      </Band>
      {question}
      <KindField {...filing} />
      <VisibilityField {...filing} />
      <TextField
        {...field('topic', required(MOST_TITLE, POST_WORDS.needTitle, POST_WORDS.title))}
        label="หัวข้อ"
        hint={`ไม่เกิน ${formatCount(MOST_TITLE)}\u00a0ตัวอักษร`}
        autoComplete="off"
      />
      <TextArea
        {...field('detail', required(MOST_TEXT, POST_WORDS.needText, POST_WORDS.text))}
        label="รายละเอียด"
        hint={`ไม่เกิน ${formatCount(MOST_TEXT)}\u00a0ตัวอักษร โปรดไม่ลงเลขประจำตัวประชาชนหรือเลขบัญชี`}
        rows={8}
      />
      <TextField
        {...field('contact', {
          ...optional(MOST_CONTACT, POST_WORDS.contact),
          validate: (typed) => isReachable(readTyped(typed)) || POST_WORDS.reachable,
        })}
        label="โทรศัพท์หรืออีเมลที่ติดต่อได้ (ไม่บังคับ)"
        hint="ไม่แสดงบนเว็บไซต์ พิมพ์ไว้บนใบรับเรื่องของท่าน"
        autoComplete="on"
      />
      <div>
        <Submit id={SUBMIT_ID} busy={busy} busyLabel="กำลังส่ง">
          ส่งเรื่อง
        </Submit>
      </div>
    </form>
  );
}
